import type { Teaching } from '../../../../rules/teach.ts'
import type { Part } from '../parts.ts'

export const en: Teaching<Part> = {
  title: 'Bruxelles 1893',
  parts: {
    goal: {
      title: 'Five rounds of Art Nouveau',
      says: 'Your assistants make art and sell it, win over public figures and put up houses. Shields score every round [I1]; at the end buildings [G3], materials and four strategy rows are added [G6]. *Most points win* [G7].',
    },
    area: {
      title: 'Only a part is open',
      says: 'Each round a stock card offers two shields, and the start player puts the bracket on one of them [P1]. The *largest rectangle* that its lines cut off, 9, 12 or 16 spaces, is open for this round [P2]. Assistants go nowhere else on the board [R3].',
    },
    bids: {
      title: 'Every place is a bid',
      says: 'An assistant takes an empty space together with *at least 1 franc* [R4]; then the action of the space may be done [R5]. When all have passed, the highest sum of each column wins its card [J1]. Where all four spaces around a shield are taken, most assistants score [I1].',
    },
    brussels: {
      title: 'Brussels costs no francs',
      says: 'Its four actions take assistants alone, and *every use makes the next one dearer* [X1]. The park copies any action [X4], the Grand-Place uses your public figures again [X5]. But whoever has most assistants in Brussels loses one to the Courthouse [L1].',
    },
    build: {
      title: 'What the compass asks for',
      says: 'A house costs 2, 3 or 4 units [H2], and both hands of the compass must be served [O1]. A joker stands for any unit, but whoever uses none gains *5 points* [H3]. When others go to the space with your house, you get a free action [F1].',
    },
    end: {
      title: 'Pass first, pay last',
      says: 'Who passes gains a franc for each colour of his art [Z1]; the first to pass also takes the exhibition tile [Z2], with which every workshop draws one tile more [W2]. At the end each figure that you kept wants his salary or *costs 5 points* [G1]. Then your four rows score [G6].',
    },
  },
  card: {
    turn: [
      'Place an assistant in the open area with 1 franc or more [R4]; then its action, if you like [R5]; or go to Brussels, or pass [R1]',
      'Workshop: draw a tile, and one more for each exhibition tile; keep one [W2]',
      'Sale: the cursor moves up to as many steps as you hold tiles [M2]; francs and points of the colour [M4]',
      'Royal Theatre: a figure for 0 to 3 francs [N1], used at once [N2], then kept or discarded [N3]',
      'Materials: two noble cubes [C1] · Construction: the next house [H1]',
      'Brussels: market 3 jokers [X2], stock exchange francs [X3], park any action [X4], Grand-Place your figures [X5]',
    ],
    costs: [
      'Houses: 2, 3, 4 units by level [H2], both hands used [O1]; where francs are shown, 3 make a unit [O4]',
      'A joker replaces any unit [H3]',
      'Brussels, the k-th use: k assistants; with four or five seats half of that, rounded up [X1]',
      'A colour on display is not sold [M1]',
    ],
    scoring: [
      'Each round: columns [J1], shields with four assistants [I1], most in Brussels to the Courthouse [L1]',
      'A house without jokers 5 [H3]; one of the top level 5 [H4]',
      'End: salaries or −5 [G1]; architect number a building [G3]; 1 a noble cube [G4]; 5 for the start player [G5]',
      'Rows, each worth 1 and its symbols: every 4 francs, art tile, figure paid, assistant beyond the second [G6]',
      'Most points; a tie is shared [G7]',
    ],
  },
}
