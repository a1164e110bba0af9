// English.
import type { SceneWords } from '../../../../scenes/words/scene-words.ts'

export const en: SceneWords = {
  titles: {
    round: (round) => `End of round ${round}`,
    end: () => 'Final scoring',
  },
  steps: {
    columns: { name: 'Columns', says: 'The highest sum of bids in a column wins its card; on a tie nobody wins it.' },
    start: { name: 'Start player', says: 'Most Manneken on the cards won, and two for the first pass, make the next start player.' },
    irises: { says: 'Where four pawns stand around one, whoever has most of them scores; on a tie all of them do in full.' },
    brussels: { name: 'Brussels', says: 'Whoever has most pawns on the actions of Brussels puts one of them into the Courthouse.' },
    visits: { name: 'Visits', says: 'A pavilion scores a point for each colour of pawns in its row.' },
    cleared: { name: 'Clearing up', says: 'Pawns come home, the nobles slide, new cards are dealt.' },
    tiles: { says: 'Each open tile scores for whoever has a pawn on it.' },
    salaries: { name: 'Nobles paid', says: 'Each noble is paid; one who is not costs five points and is lost.' },
    buildings: { says: 'Each building scores the number on the architect’s track.' },
    cubes: { says: 'Each noble cube is worth a point.' },
    manneken: { name: 'Start player', says: 'The start player’s marker is worth five points.' },
    moneyRow: { name: 'Row: money', says: 'For every four francs.' },
    artRow: { name: 'Row: art', says: 'For every art tile.' },
    nobleRow: { name: 'Row: nobles', says: 'For every noble kept and paid.' },
    pawnRow: { name: 'Row: pawns', says: 'For every pawn beyond the second outside the Courthouse.' },
  },
}
