// The values on boards and cards. From the rulebook: the track's 2 and 3, its 6, the tile of 4, four structures in brown districts, three points an
// airship, two a windmill, and the points of Palace, Atlantis, Zeppelin Beacon, Munch's Symbolism and La Boca. The four points a bridge are those of the same
// card in Metropolys. All else is reconstructed within what the rulebook says of it.

export const CARD_VALUES = {
  track: [2, 3, 6, 4],
  longTrack: [2, 3, 4, 6, 5],
  patrons: [2, 3, 4, 5],
  objectives: [
    { colour: 'yellow', structures: 4 },
    { colour: 'green', structures: 4 },
    { colour: 'white', structures: 4 },
    { colour: 'brown', structures: 4 },
  ],
  panoramas: {
    airships: { points: 3, around: 2 },
    windmills: { points: 2 },
    lakes: { points: 4, around: 2 },
    bridges: { points: 2, bothEnds: 4 },
    chains: { points: 4 },
  },
  masterpieces: {
    gavel: 0,
    newCapitol: 0,
    palace: 2,
    atlantis: 8,
    zeppelinBeacon: 8,
    imageOfTheCity: 2,
    vantagePoint: 2,
    kahnsAmbition: 8,
    jacobsGardens: 4,
    jacobsTokens: 2,
    olmstedsParks: 4,
    munchsSymbolism: 3,
    sullivansHighRises: 3,
    workshop: 2,
    shard: 2,
    laBoca: 3,
    leBaronsFrame: [12, 8, 4],
    niemeyersLegacy: 2,
  },
} as const
