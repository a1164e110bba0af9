import type { Teaching } from '../../../rules/teach.ts'
import type { Part } from './parts.ts'

export const en: Teaching<Part> = {
  title: 'Skyrise',
  parts: {
    goal: {
      title: 'A city on platforms',
      says: 'You bid for places in a city of platforms, and whoever wins builds there. After each of *two eras* platforms and panoramas score [E2]; at the very end tracks, patrons, keys and secret objectives are added [F2]. *Most points win*; on a tie whoever had built everything earlier [F8].',
    },
    auction: {
      title: 'The bid is the building',
      says: 'The opener places a building in the centre or beside any structure [O2]. Whoever goes on bids a *higher number in a free district next to the last bid* [B1], or passes and is out [B4]. The last bid wins and stays [A6]; all the others go back to their owners [A7].',
    },
    token: {
      title: 'What lies in the district',
      says: 'The winner takes the token there [A8]. A coloured one goes to its track and raises what every structure of yours in that colour scores at the end [F7]; *the last step of a track is worth less than the one before* [N2]. Patron and award tokens go to your innovator [N7] [N8].',
    },
    control: {
      title: 'Tall buildings rule',
      says: 'Every platform brings *5 points* to whoever has most tall buildings on it [P1]; medium, then low ones break a tie [P2]. Masterpieces do not count there [P4]. Two open panoramas reward airships, windmills, lakes, bridges or chains, again and again [V1].',
    },
    masterpiece: {
      title: 'One masterpiece',
      says: 'After era 1 everybody secretly chooses a masterpiece card, with two seats two [C1]. In era 2 a masterpiece may be placed instead of a number [B3]: it is *higher than any* and ends the auction [A5]. Then its card takes effect.',
    },
    end: {
      title: 'The end of an era',
      says: 'Era 1 ends as soon as somebody has built all seven buildings without a dot [E1], era 2 when everybody has built everything [E9]. The first to finish takes the big key, worth *10 points*, the second the small one, worth 4 [F5]. Mind who opens: the winner of an auction opens the next [A1].',
    },
  },
  card: {
    turn: [
      'Opener: a building in the centre or beside any structure [O2]; no passing [B5]',
      'The others, clockwise: a higher number, in a free district next to the last bid, bridges too [B1]; or pass and be out [B4]',
      'The last bid wins and stays [A6], takes the token [A8]; the others go back [A7]',
      'The winner opens the next auction [A1]',
      'Era 2: a masterpiece beats any number [B3] and ends the auction [A5]; only the Gavel answers [X1]',
    ],
    costs: [
      'Era 1: your seven buildings without a dot; era 2: all, and masterpieces [T6]',
      'Masterpiece cards: one of three, with two seats two of five [S4] [C1]',
      'A track has room for three tokens [N2]; further ones go to the innovator [N4]',
      'Wild token: any track [N5], or the innovator once a track is full [N6]',
      'Next to the Gavel opponents cannot bid tall buildings [X4]',
    ],
    scoring: [
      'After each era: 5 for every platform [P1]; both panoramas [V1]',
      'Objective: 10 for four structures in its colour [F2]',
      'Patron tokens: their tile, 2 to 5 [F3]; a district or wild token on the innovator 10 [F4]',
      'Keys 10 and 4 [F5]; an award 1 for every item on the innovator [F6]',
      'Tracks: each structure in a colour scores 2, 3, 6 or 4, as far as its track has come [F7]',
      'Most points; on a tie whoever had built everything earlier [F8]',
    ],
  },
}
