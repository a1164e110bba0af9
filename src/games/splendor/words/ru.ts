// Русский: слова русского издания правил.
import { speak } from './speak.ts'

const TOKENS = ['бриллиант', 'сапфир', 'изумруд', 'рубин', 'оникс', 'золото'] as const
const FORMS: readonly Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>[] = [
  { one: 'бриллиант', few: 'бриллианта', many: 'бриллиантов' },
  { one: 'сапфир', few: 'сапфира', many: 'сапфиров' },
  { one: 'изумруд', few: 'изумруда', many: 'изумрудов' },
  { one: 'рубин', few: 'рубина', many: 'рубинов' },
  { one: 'оникс', few: 'оникса', many: 'ониксов' },
  { one: 'жетон золота', few: 'жетона золота', many: 'жетонов золота' },
]
const rules = new Intl.PluralRules('ru')

export const ru = speak({
  log: {
    takes: 'берёт {{gems}}',
    reserves: 'бронирует карту: {{card}}',
    reservesBlind: 'бронирует вслепую карту из колоды {{level}}',
    drew: 'вытягивает карту: {{card}}',
    takesGold: 'берёт жетон золота',
    buys: 'покупает карту: {{card}}',
    pays: 'платит: {{gems}}, {{gold}}',
    turnsUp: 'открывает карту: {{card}}',
    returns: 'возвращает жетон: {{token}}',
    receives: 'получает визит: {{noble}}',
    passes: 'пропускает ход: ни одно действие невозможно',
    lastRound: 'набирает очков престижа: {{points}}; этот раунд последний',
    ends: 'делает последний ход: игра окончена',
  },
  why: {
    gameOver: 'Игра окончена.',
    notYourTurn: 'Сейчас ход места {{other}}.',
    payFirst: 'Сначала решите, как заплатить за карту.',
    nothingToPay: 'Платить сейчас не за что: оплату выбирают после покупки, если золото оставляет выбор.',
    returnFirst: 'У вас больше десяти жетонов: сначала верните лишний.',
    nothingToReturn: 'Жетоны возвращают только в конце хода и только сверх десяти.',
    tokenNotHeld: 'У вас нет такого жетона ({{token}}), вернуть нечего.',
    nobleFirst: 'К вам готовы прийти несколько вельмож: сначала выберите одного.',
    noNobleToChoose: 'Вельможу выбирают, только если в конце хода к вам готовы прийти сразу несколько.',
    nobleGone: 'На месте {{noblePlace}} вельможи нет.',
    nobleWantsMore: 'Для этого визита ({{noble}}) не хватает бонусов: {{missing}}.',
    pileEmpty: 'В центре стола не осталось таких жетонов ({{gem}}).',
    takeThree: 'Осталось не меньше трёх цветов: возьмите три разных камня или два одного цвета.',
    takeAllColours: 'Осталось цветов: {{colours}}; возьмите по одному камню каждого из них.',
    pileTooSmall: 'Два камня одного цвета берут из стопки не меньше {{needed}}; здесь ({{gem}}) осталось {{left}}.',
    handFull: 'Забронированных карт у вас уже {{limit}}; сначала купите одну из них.',
    placeEmpty: 'На месте {{place}} карты нет.',
    deckEmpty: 'Колода {{level}} закончилась.',
    nothingReserved: 'Здесь у вас нет забронированной карты.',
    tooExpensive: 'На эту карту ({{card}}) вам не хватает: {{missing}}; у вас {{gold}}.',
    tooMuchGold: 'Столько золота у вас нет ({{gold}}), или цена ({{price}}) его не принимает.',
    tooLittleGold: 'Золота слишком мало: всё равно не хватает {{missing}}.',
    mustAct: 'Ход пропускают, только если нельзя сделать ничего другого; у вас есть другие действия: {{ways}}.',
  },
  parts: { cards: 'Карты развития', nobles: 'Вельможи' },
  tokens: TOKENS,
  counted: (count, token) => `${count} ${FORMS[token][rules.select(count)] ?? TOKENS[token]}`,
  card: '{{gem}} {{level}} (очки: {{points}})',
  pointless: '{{gem}} {{level}}',
  unknownCard: 'неизвестная карта',
  noble: 'вельможа {{noble}}',
  nothing: 'без камней',
})
