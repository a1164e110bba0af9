import { pluralsOf } from '../../../core/plural.ts'
import type { RulesWords } from './rules-words.ts'

const plural = pluralsOf('ru')

export const ru: RulesWords = {
  title: 'Правила',
  search: 'Слово, деталь или номер',
  language: 'Язык правил',
  print: 'Печать',
  close: 'Закрыть правила',
  back: 'Назад к столу',
  places: { learn: 'Знакомство', reference: 'Справочник', icons: 'Слова и значки' },
  whyNot: (name) => (name === null ? 'Почему нельзя?' : `Почему нельзя: ${name}?`),
  youAsked: 'ваш вопрос за столом',
  here: (names) => `Здесь вам доступно: ${names}.`,
  seeAlso: 'См. также',
  ourRuling: 'наше решение',
  reconstructed: 'восстановлено',
  rules: plural('# правило', '# правила', '# правил'),
  part: (at, of) => `часть ${at} из ${of}`,
  found: plural('найдено # место', 'найдено # места', 'найдено # мест'),
  nothingFound: 'В этих правилах такого нет.',
  onlyEnglish: 'Эта глава есть только по-английски.',
  card: {
    title: 'Памятка по игре',
    says: 'Одна страница: распечатать или держать открытой',
    turn: 'Ход',
    costs: 'Цены и пределы',
    scoring: 'Очки и конец игры',
    icons: 'Значки',
  },
  aboutGame: 'Об игре',
  openGame: 'Читать правила',
  allGames: 'Все игры',
  says: 'У каждого правила есть номер. Где бы за столом ни встретился номер, нажатие на него ведёт сюда.',
}
