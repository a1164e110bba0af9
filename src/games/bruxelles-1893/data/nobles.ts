// The nobles (first edition: public figures): id, name, copies, salary. Names, effects and totals (26; 32 with the last two) are known; three copies
// of each are supported by the sister card game; salaries are reconstructed so that both worked examples of the rulebooks add up.
export const NOBLE_ROWS = [
  ['brugmann', 'Georges Brugmann', 5, 3],
  ['empain', 'Édouard Empain', 3, 2],
  ['solvay', 'Ernest Solvay', 3, 2],
  ['buls', 'Charles Buls', 3, 4],
  ['albert', 'Prince Albert', 3, 3],
  ['van-de-velde', 'Henry Van de Velde', 3, 5],
  ['vandervelde', 'Émile Vandervelde', 3, 3],
  ['maeterlinck', 'Maurice Maeterlinck', 3, 4],
  ['nagelmackers', 'Georges Nagelmackers', 3, 3],
  ['privat-livemont', 'Henri Privat-Livemont', 3, 2],
] as const
