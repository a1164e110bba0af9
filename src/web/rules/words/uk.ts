import { pluralsOf } from '../../../core/plural.ts'
import type { RulesWords } from './rules-words.ts'

const plural = pluralsOf('uk')

export const uk: RulesWords = {
  title: 'Правила',
  search: 'Слово, деталь або номер',
  language: 'Мова правил',
  print: 'Друк',
  close: 'Закрити правила',
  back: 'Назад до столу',
  places: { learn: 'Знайомство', reference: 'Довідник', icons: 'Слова й позначки' },
  whyNot: (name) => (name === null ? 'Чому не можна?' : `Чому не можна: ${name}?`),
  youAsked: 'ваше запитання за столом',
  here: (names) => `Тут вам доступно: ${names}.`,
  seeAlso: 'Див. також',
  ourRuling: 'наше рішення',
  reconstructed: 'відтворено',
  rules: plural('# правило', '# правила', '# правил'),
  part: (at, of) => `частина ${at} з ${of}`,
  found: plural('знайдено # місце', 'знайдено # місця', 'знайдено # місць'),
  nothingFound: 'У цих правилах такого немає.',
  onlyEnglish: 'Цей розділ є лише англійською.',
  card: {
    title: 'Пам’ятка до гри',
    says: 'Одна сторінка: роздрукувати або тримати відкритою',
    turn: 'Хід',
    costs: 'Ціни й межі',
    scoring: 'Очки та кінець гри',
    icons: 'Позначки',
  },
  aboutGame: 'Про гру',
  openGame: 'Читати правила',
  allGames: 'Усі ігри',
  says: 'Кожне правило має номер. Де б за столом не трапився номер, натискання на нього веде сюди.',
}
