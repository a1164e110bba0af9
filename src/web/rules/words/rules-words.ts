// What is said around the rules, in the language in which they are read: that may be another than the page's.
export interface RulesWords {
  readonly title: string
  readonly search: string
  readonly language: string
  readonly print: string
  readonly close: string
  readonly back: string
  /** The places in the text. */
  readonly places: Readonly<Record<'learn' | 'reference' | 'icons', string>>
  /** The question that a rule answers; null for a place that has no name. */
  whyNot(name: string | null): string
  readonly youAsked: string
  /** What can be chosen here instead. */
  here(names: string): string
  readonly seeAlso: string
  readonly ourRuling: string
  readonly reconstructed: string
  rules(count: number): string
  part(at: number, of: number): string
  found(count: number): string
  readonly nothingFound: string
  readonly onlyEnglish: string
  readonly card: CardWords
  readonly aboutGame: string
  readonly openGame: string
  readonly allGames: string
  /** What the chapters of rules are, in a sentence. */
  readonly says: string
}

/** The headings of a game's card. */
export interface CardWords {
  readonly title: string
  readonly says: string
  readonly turn: string
  readonly costs: string
  readonly scoring: string
  readonly icons: string
}
