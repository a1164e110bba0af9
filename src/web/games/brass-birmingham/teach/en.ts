import type { Teaching } from '../../../rules/teach.ts'
import type { Part } from './parts.ts'

export const en: Teaching<Part> = {
  title: 'Brass: Birmingham',
  parts: {
    goal: {
      title: 'Two eras, two harvests',
      says: 'You build industries and the links between them, first by *canal*, then by *rail*. When an era ends, each link scores what lies at its ends [E2] and each flipped tile its points [E3]. Most points after the rail era win; *money then counts for nothing* [F1].',
    },
    turn: {
      title: 'Two actions, a card for each',
      says: 'A turn is two actions [R1], in the very first round one [R3], and every action costs a card [R4]. Build, network, develop, sell, loan, scout or pass: the same one twice, if you like. Whoever *spent least* in a round goes first in the next [R8].',
    },
    build: {
      title: 'Where a card builds',
      says: 'A town’s card builds anything there [B1]; an industry card builds only *in your network* [B3]: where you have a tile, and at both ends of your links [T3]. The lowest tile of a stack comes first [B6], unless you develop it away for iron [D1]. With canals you have one tile a place [B10].',
    },
    goods: {
      title: 'Three goods, three ways',
      says: '*Coal* comes over links, anybody’s, and the nearest mine gives first [C2]. *Iron* needs no road: any works anywhere will do [I1]. *Beer* of your own comes from anywhere [A1], another’s only over links [A2].',
    },
    flip: {
      title: 'A tile pays when it flips',
      says: 'Mills, manufacturers and potteries flip when you sell them to a connected merchant [V3] with their beer [V4]. Mines, works and breweries flip when the last cube or barrel goes, *whoever takes it* [T6]. Flipping raises your income at once [T5], and only flipped tiles score.',
    },
    rails: {
      title: 'What the canals leave behind',
      says: 'After the canal era all links and *every tile of level I* leave the board [E4]; what is higher stays and will score a second time [E7]. A rail costs £5 and a coal [N4], two at once £15, a coal each and a beer [N5]. A loan brings £30 for three levels of income [L1].',
    },
  },
  card: {
    turn: [
      'Two actions, one in the first round [R3]; a card for each [R4]; then draw up to 8 [R5]',
      'Build: a town’s card there [B1], an industry card in your network [B3]',
      'Network: a link that touches your network [N2]',
      'Develop: one or two lowest tiles off the mat, an iron each [D1] [D2]',
      'Sell: any number, each connected to a merchant that buys it [V1] [V3], with its beer [V4]',
      'Loan: £30, income three levels down [L1] · Scout: three cards for two wild ones [U1] · Pass: a card [P1]',
      'After the round: least spent goes first [R8], then income [G2]',
    ],
    costs: [
      'Canal £3, rail £5 and a coal [N4]; two rails £15, a coal each, a beer [N5]',
      'Coal: the nearest connected mine [C2], else the market by way of a merchant [C5]',
      'Iron: any works [I1], else the market [I3]; from an empty market coal £8, iron £6 [M3]',
      'Beer: your own anywhere [A1], another’s when connected [A2], a merchant’s in a sale [A3]',
      'A new works, and a new mine connected to a merchant, sells to the market, dearest space first [B13]',
    ],
    scoring: [
      'Each era: links score the link points at both ends, two at a merchant [E2]; then flipped tiles [E3]',
      'After the canals: links and level I leave [E4]; the rest scores again [E7]',
      'A merchant’s barrel: 4 or 3 points, £5, 2 income spaces or a develop [V6]',
      'Who cannot pay gives tiles for half their cost [G5], then a point for each pound [G6]',
      'Most points [F1], then income [F2], then money [F3]',
    ],
  },
}
