// English.
import { pluralsOf } from '../../../../core/plural.ts'
import type { ExplainWords } from './words.ts'

const plural = pluralsOf('en')

export const en: ExplainWords = {
  district: (name) => `District ${name}`,
  free: 'free',
  takesToken: (token) => `Whoever wins an auction here builds here and takes *${token}*.`,
  noToken: 'Whoever wins an auction here builds here; no token lies here any more.',
  tokenMeans: {
    district: 'It raises the worth of your structures in districts of its colour.',
    wild: 'It goes to any of your tracks.',
    award: 'At the end it scores 1 for every item on your innovator.',
    patron: 'It scores its patron’s tile at the end, and shows you that tile.',
  },
  worthHere: (faction) => `Each of your structures with the ${faction}`,
  buildingOf: (name) => (name === null ? 'built by you' : `built by ${name}`),
  bidOf: (name) => (name === null ? 'your bid' : `bid of ${name}`),
  buildingSays: 'Counts for *control* of its platform, for *panoramas*, and for the faction of its district at the end.',
  bidSays: 'If no higher bid follows *on a free district next to it*, it wins and stays; otherwise it goes back to its owner.',
  masterpieceOf: (name) => (name === null ? 'your masterpiece' : `masterpiece of ${name}`),
  masterpiece: 'Masterpiece',
  masterpieceSays: 'Higher than any number.',
  inHand: 'in hand; one of them is chosen after era 1',
  numberSays: {
    low: 'Bid it above the last number, next to the last bid; if it wins, *a low building* stands there. Low ones count last for control.',
    medium:
      'Bid it above the last number, next to the last bid; if it wins, *a medium building* stands there. Medium ones break ties for control.',
    tall: 'Bid it above the last number, next to the last bid; if it wins, *a tall building* stands there. Tall ones decide control.',
  },
  number: 'a bid, and a building',
  toBeat: 'To be outbid',
  track: (faction) => `Track of the ${faction}`,
  trackOf: (name) => (name === null ? 'on your board' : `on the board of ${name}`),
  trackSays:
    'Tokens push it on: at the end *each structure in districts of this colour* scores the value reached. The last step is worth less.',
  panoramaKind: 'Panorama, scored after each era',
  panoramaScores: 'Now',
  you: 'you',
  control: 'Platform control',
  controlSays:
    'Most tall buildings on a platform control it; ties are broken by medium, then low ones. *5 points a platform* after each era. Masterpieces do not count.',
  key: 'key',
  keySays: 'The *first* to build everything takes the big key, the *second* the small one.',
  patron: (letter) => `Patron ${letter}`,
  patronKind: 'a tile of 2 to 5 points, face down',
  patronSays: 'Each token of this letter scores *the value of the tile* at the end. Who holds one knows the tile.',
  unknown: 'unknown to you',
  objectiveKind: 'secret until the end',
  onInnovator: (name) => (name === null ? 'on your innovator' : `on the innovator of ${name}`),
  pass: 'Pass',
  passSays: 'You are *out of this auction*; your bids go back to you if you do not win.',
  points: plural('# point', '# points'),
  legend: {
    faction: () => 'district and token of this faction',
    wild: ['Wild token', 'goes to any track'],
    award: ['Award', '1 for each item on the innovator'],
    patron: ['Patron token', 'scores its patron’s hidden tile'],
    low: ['Low, medium, tall', 'the roof tells the height'],
    masterpiece: ['Masterpiece', 'beats every number, in era 2'],
    bid: ['Dashed number', 'lies as a bid in this auction'],
    windmill: ['Windmill', 'for the panorama of windmills'],
    lake: ['Lake', 'for the panorama of lakes'],
    airship: ['Airship', 'for the panorama of airships'],
    bridge: ['Bridge', 'joins a platform to the centre'],
    chain: ['Chain', 'three structures in a row'],
    key: ['Key', '10 or 4 for finishing first'],
    gavel: ['Gavel’s ban', 'no tall buildings of opponents'],
  },
}
