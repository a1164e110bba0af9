import { pluralsOf } from '../../../core/plural.ts'
import type { LeavingWords } from './leaving-words.ts'

const plural = pluralsOf('en')
const ASKED = { end: 'to end the game', 'take-back': 'to take back the last action', time: 'for more time' } as const

export const en: LeavingWords = {
  title: 'Leaving and asking',
  deeds: {
    resign: {
      name: 'Resign',
      says: 'You are last, whatever your points. A bot plays your seat to the end, and you cannot come back to it.',
      yes: 'Resign',
    },
    leave: {
      name: 'Leave, a bot takes over',
      says: 'A bot plays for you from now on, so that nobody waits. The seat stays yours: you can come back at any moment.',
      yes: 'Let a bot take over',
    },
    end: {
      name: 'Ask to end the game',
      says: 'If everybody agrees, the game ends here, and nobody has won it. Otherwise it goes on.',
      yes: 'Ask everybody',
    },
    'take-back': {
      name: 'Ask to take back',
      says: 'If everybody agrees, your last action is taken back, with all that was done since. The next decision of anybody drops the question.',
      yes: 'Ask everybody',
    },
    time: { name: 'Ask for more time', says: 'If everybody agrees, your clock gets more time.', yes: 'Ask everybody' },
    close: {
      name: 'Close the table',
      says: 'The game ends here for everybody, and nobody has won it. It stays among the finished games.',
      yes: 'Close the table',
    },
  },
  standIn: (name) => ({
    name: `Put a bot in for ${name}`,
    says: `${name} has been away for long. A bot plays there until ${name} comes back.`,
    yes: 'Put a bot there',
  }),
  remove: (name) => ({
    name: `Remove ${name}`,
    says: `${name} has been away for long. A bot plays the seat to the end, and ${name} cannot come back to this game.`,
    yes: `Remove ${name}`,
  }),
  holiday: {
    deed: { name: 'Take a holiday', says: 'Your clock stands still for so long. You may play all the same.', yes: 'Stop my clock' },
    back: { name: 'End the holiday', says: 'Your clock goes on. The days that are left you can take later.', yes: 'Go on' },
    days: 'Days from now',
    left: plural('# day of holiday left in this game', '# days of holiday left in this game'),
  },
  notNow: 'Not now',
  asking: 'Something is being asked already.',
  ask: {
    says: (kind, name) => (name === null ? `You ask ${ASKED[kind]}.` : `${name} asks ${ASKED[kind]}.`),
    after: {
      end: 'If all agree, it ends here and nobody has won.',
      'take-back': 'If all agree, that and all since is taken back.',
      time: (span) => `If all agree, that clock gets ${span} more.`,
    },
    agree: 'Agree',
    notNow: 'Not now',
    withdraw: 'Take it back',
    agreed: (name) => `${name} agrees`,
    owing: (name) => `${name} has not answered`,
  },
  warning: {
    title: (moment) => `Your time ends ${moment}`,
    after: {
      bot: 'Then a bot plays for you, so that nobody waits. The seat stays yours; come back when you like.',
      resign: 'Then you have resigned: you are last, and a bot plays your seat to the end.',
    },
    more: 'Ask for more time',
    holiday: 'Take a holiday…',
    close: 'Close this warning',
  },
  stead: {
    title: 'A bot keeps your seat warm',
    why: {
      time: (moment) => `Your time was over ${moment}.`,
      left: (moment) => `You left ${moment}.`,
      absent: (moment) => `Somebody put it there ${moment}, because you were away.`,
      resigned: (moment) => `You resigned ${moment}.`,
      removed: (moment) => `The host removed you ${moment}.`,
    },
    moves: (count) => (count === 0 ? 'It has not moved yet.' : plural('# move so far.', '# moves so far.')(count)),
    back: (time) =>
      time === null
        ? 'Come back, and you play from now on. It will not move in between.'
        : `Come back, and you play from now on, with ${time} on your clock. It will not move in between.`,
    comeBack: 'Come back',
    watch: 'Watch what it did',
    forGood: 'A bot plays your seat to the end.',
  },
  notes: {
    'timed-out': ({ name }) => `${name === null ? 'Your time is' : `${name}’s time is`} over.`,
    left: ({ name }) => `${name ?? 'You'} left; a bot plays on.`,
    'stood-in': ({ name, by }) => `${by === undefined ? 'The host' : (by ?? 'You')} put a bot in for ${name ?? 'you'}.`,
    returned: ({ name }) => (name === null ? 'You are back.' : `${name} is back.`),
    resigned: ({ name }) => (name === null ? 'You resign.' : `${name} resigns.`),
    removed: ({ name }) => `The host removed ${name ?? 'you'} from the game.`,
    asked: ({ name, ask = 'end' }) => `${name === null ? 'You ask' : `${name} asks`} ${ASKED[ask]}.`,
    agreed: ({ ask = 'end' }) => `All agreed ${{ end: ASKED.end, 'take-back': ASKED['take-back'], time: 'to more time' }[ask]}.`,
    refused: ({ name }) => (name === null ? 'You do not agree.' : `${name} does not agree.`),
    withdrawn: ({ name }) => (name === null ? 'You no longer ask.' : `${name} no longer asks.`),
    dropped: () => 'The question is dropped: the game went on.',
    holiday: ({ name, until }) => `${name === null ? 'You are' : `${name} is`} on holiday till ${until}.`,
    'holiday-over': ({ name }) => (name === null ? 'Your holiday is over.' : `${name} is back from holiday.`),
    'more-time': ({ name }) => (name === null ? 'You get more time.' : `${name} gets more time.`),
    closed: () => 'The host closed the table.',
  },
  endings: {
    resigned: 'The others have resigned.',
    agreed: 'Everybody agreed to end it.',
    closed: 'The host closed the table.',
  },
  noWinner: 'Nobody has won. These are the points as they stood.',
  resigned: 'resigned',
  unsay: { name: 'Delete', of: (name) => `Delete what ${name} said`, asks: 'Delete it for everybody?' },
}
