// What a language must have for the slip; it comes with the slip, after the table stands.
import type { ArtNouveauAction } from '../../../../../games/bruxelles-1893/components.ts'

export interface SlipWords {
  // The names of its cells
  readonly pay: string
  readonly get: string
  onHouse(name: string): string
  columnAfter(column: string): string
  readonly afterwards: string
  readonly compass: string
  readonly area: string
  readonly choose: string
  readonly or: string

  // A pawn on the Art Nouveau board
  readonly titles: Readonly<Record<ArtNouveauAction, string>>
  inColumn(action: string, column: string): string
  readonly deeds: Readonly<Record<ArtNouveauAction, string>>
  /** What an answer does whose button is only a name. */
  readonly answers: Readonly<Record<'take' | 'cube' | 'noble' | 'use' | 'discard' | 'pay', (name: string) => string>>
  readonly use: string
  /** Above several cards that are used together. */
  readonly cardsWon: string
  readonly lay: string
  withBid(deed: string, francs: number): string
  onlyBid(francs: number): string
  readonly bid: string
  readonly bidLess: string
  readonly bidMore: string
  readonly bidField: string

  // How it is paid
  readonly byCompass: string
  exchange(unit: string): string
  readonly price: string

  // What it brings
  house(number: number): string
  noWild(wild: string): string
  wildUsed(wild: string): string
  readonly topHouse: string
  readonly firstPass: string
  readonly unseen: string

  // What is turned up
  readonly nextNoble: string
  readonly nextRound: string
  toYou(tiles: string): string

  // Others
  gains(name: string, gain: string): string
  readonly perBuilding: string
  readonly perTile: string
  readonly youLead: string
  readonly youTie: string
  behind(francs: number): string
  readonly noOther: string
  toLead(francs: number): string
  toTie(francs: number): string
  readonly tileSpace: string

  // What it will not achieve
  cannot(action: ArtNouveauAction, why: string): string
  without(cubes: readonly string[]): string
  readonly noNobleToPay: string
  still(francs: number, column: string): string
  ownerStill(name: string, gain: string): string
  readonly bringsNothing: string
}
