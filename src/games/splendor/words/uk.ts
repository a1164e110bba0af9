// Українська.
import { speak } from './speak.ts'

const TOKENS = ['діамант', 'сапфір', 'смарагд', 'рубін', 'онікс', 'золото'] as const
const FORMS: readonly Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>[] = [
  { one: 'діамант', few: 'діаманти', many: 'діамантів' },
  { one: 'сапфір', few: 'сапфіри', many: 'сапфірів' },
  { one: 'смарагд', few: 'смарагди', many: 'смарагдів' },
  { one: 'рубін', few: 'рубіни', many: 'рубінів' },
  { one: 'онікс', few: 'онікси', many: 'оніксів' },
  { one: 'жетон золота', few: 'жетони золота', many: 'жетонів золота' },
]
const rules = new Intl.PluralRules('uk')

export const uk = speak({
  log: {
    takes: 'бере {{gems}}',
    reserves: 'резервує карту: {{card}}',
    reservesBlind: 'резервує наосліп карту з колоди {{level}}',
    drew: 'витягує карту: {{card}}',
    takesGold: 'бере жетон золота',
    buys: 'купує карту: {{card}}',
    pays: 'платить: {{gems}}, {{gold}}',
    turnsUp: 'відкриває карту: {{card}}',
    returns: 'повертає жетон: {{token}}',
    receives: 'отримує візит: {{noble}}',
    passes: 'пропускає хід: жодна дія неможлива',
    lastRound: 'набирає очок престижу: {{points}}; цей раунд останній',
    ends: 'робить останній хід: гру завершено',
  },
  why: {
    gameOver: 'Гру завершено.',
    notYourTurn: 'Зараз хід місця {{other}}.',
    payFirst: 'Спершу вирішіть, як заплатити за карту.',
    nothingToPay: 'Платити зараз немає за що: оплату обирають після купівлі, якщо золото лишає вибір.',
    returnFirst: 'У вас понад десять жетонів: спершу поверніть зайвий.',
    nothingToReturn: 'Жетони повертають лише наприкінці ходу і лише понад десять.',
    tokenNotHeld: 'У вас немає такого жетона ({{token}}), повертати нічого.',
    nobleFirst: 'До вас готові завітати кілька вельмож: спершу оберіть одного.',
    noNobleToChoose: 'Вельможу обирають, лише якщо наприкінці ходу до вас готові завітати одразу кілька.',
    nobleGone: 'На місці {{noblePlace}} вельможі немає.',
    nobleWantsMore: 'Для цього візиту ({{noble}}) бракує бонусів: {{missing}}.',
    pileEmpty: 'У центрі столу не лишилося таких жетонів ({{gem}}).',
    takeThree: 'Лишилося щонайменше три кольори: візьміть три різні камені або два одного кольору.',
    takeAllColours: 'Лишилося кольорів: {{colours}}; візьміть по одному каменю кожного з них.',
    pileTooSmall: 'Два камені одного кольору беруть зі стосу щонайменше {{needed}}; тут ({{gem}}) лишилося {{left}}.',
    handFull: 'Зарезервованих карт у вас уже {{limit}}; спершу купіть одну з них.',
    placeEmpty: 'На місці {{place}} карти немає.',
    deckEmpty: 'Колода {{level}} закінчилася.',
    nothingReserved: 'Тут у вас немає зарезервованої карти.',
    tooExpensive: 'На цю карту ({{card}}) вам бракує: {{missing}}; у вас {{gold}}.',
    tooMuchGold: 'Стільки золота у вас немає ({{gold}}), або ціна ({{price}}) його не приймає.',
    tooLittleGold: 'Золота замало: усе одно бракує {{missing}}.',
    mustAct: 'Хід пропускають, лише якщо не можна зробити нічого іншого; у вас є інші дії: {{ways}}.',
  },
  parts: { cards: 'Карти розвитку', nobles: 'Вельможі' },
  tokens: TOKENS,
  counted: (count, token) => `${count} ${FORMS[token][rules.select(count)] ?? TOKENS[token]}`,
  card: '{{gem}} {{level}} (очки: {{points}})',
  pointless: '{{gem}} {{level}}',
  unknownCard: 'невідома карта',
  noble: 'вельможа {{noble}}',
  nothing: 'без каменів',
})
