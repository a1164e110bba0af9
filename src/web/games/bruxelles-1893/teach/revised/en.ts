import type { Teaching } from '../../../../rules/teach.ts'
import type { Part } from '../parts.ts'

export const en: Teaching<Part> = {
  title: 'Bruxelles 1893: revised edition',
  parts: {
    goal: {
      title: 'Five rounds of Art Nouveau',
      says: 'Your pawns make art and sell it, win over nobles and put up houses. Irises score every round [I1]; at the end buildings [G3], materials and four strategy rows are added [G6]. *Most points win* [G7].',
    },
    area: {
      title: 'Only a part is open',
      says: 'Each round a stock card offers two irises, and the start player lays the try square on one of them [P1]. The *largest rectangle* that its lines cut off, 9, 12 or 16 spaces, is open for this round [P2]. Pawns go nowhere else on the board [R3].',
    },
    bids: {
      title: 'Every place is a bid',
      says: 'A pawn takes an empty space together with *at least 1 franc* [R4]; then the action of the space is done, if it can be [R5]. When all have passed, the highest sum of each column wins its card [J1]. Where all four spaces around an iris are taken, most pawns score [I1].',
    },
    brussels: {
      title: 'Brussels costs no francs',
      says: 'Its four actions take pawns alone, and *every use makes the next one dearer* [X1]. The park copies any action [X4], the Grand-Place uses your nobles again [X5]. But whoever has most pawns in Brussels loses one to the Courthouse [L1].',
    },
    build: {
      title: 'What the compass asks for',
      says: 'A house costs 2, 3 or 4 units [H2], and both hands of the compass must be served [O1]. A wild cube stands for any unit, but whoever uses none gains *5 points* [H3]. When others go to the space with your house, you get a free action [F1].',
    },
    end: {
      title: 'Pass first, pay last',
      says: 'Who passes gains a franc for each colour of his art [Z1]; the first to pass also takes a prestige card face down and a franc for every such card [Z3]. At the end each noble that you kept wants his salary or *costs 5 points* [G1]. Then your four rows score [G6].',
    },
  },
  card: {
    turn: [
      'Put a pawn in the active area with 1 franc or more [R4]; then its action, if it can be done [R5]; or go to Brussels, or pass [R1]',
      'Workshop: an art tile of your choice, not black [W1]',
      'Sale: the cursor moves exactly as many steps as you hold tiles [M2]; francs and points of the colour [M4]',
      'Nobles: one for 0 to 3 francs [N1], used at once [N2], then kept or discarded [N3]',
      'Materials: two noble cubes [C1] · Construction: the next house [H1]',
      'Brussels: market 3 wild cubes [X2], stock exchange francs [X3], park any action [X4], Grand-Place your nobles [X5]',
    ],
    costs: [
      'Houses: 2, 3, 4 units by level [H2], both hands used [O1]; 3 francs are a unit where shown, and for “any” [O2]',
      'A wild cube replaces any unit [H3]',
      'Brussels, the k-th use: k pawns; with four or five seats half of that, rounded up [X1]',
      'A colour on display is not sold [M1]; what is displaced returns to its stack [M5]',
    ],
    scoring: [
      'Each round: columns [J1], irises with four pawns [I1], most in Brussels to the Courthouse [L1]',
      'A house without wild cubes 5 [H3]; one of the top level 5 [H4]',
      'End: salaries or −5 [G1]; architect number a building [G3]; 1 a noble cube [G4]; 5 for the start player [G5]',
      'Rows, each worth 1 and its symbols: every 4 francs, art tile, noble paid, pawn beyond the second [G6]',
      'Most points; a tie is shared [G7]',
    ],
  },
}
