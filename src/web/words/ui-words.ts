// Every sentence of the client that is not a game's own. A language that lacks one does not compile.

export interface UiWords {
  /** The language's own name. */
  readonly ownName: string
  readonly nav: Readonly<Record<'main' | 'skip' | 'front' | 'learn' | 'records' | 'rules' | 'home' | 'language', string>>
  readonly themes: Readonly<Record<'light' | 'dark' | 'system', string>>
  readonly common: Readonly<Record<'copy' | 'copied' | 'close' | 'loading' | 'failed' | 'again' | 'unreachable', string>>
  readonly home: {
    readonly playNow: string
    readonly newTable: string
    readonly joinWithCode: string
    readonly yourTables: string
    readonly openTables: string
    readonly toMove: (names: string, count?: number) => string
    readonly seatsFree: (count: number) => string
    readonly hostedBy: (host: string) => string
    readonly takeSeat: string
    readonly onThisDevice: string
    readonly forget: (table: string) => string
  }
  readonly newTable: {
    readonly title: string
    readonly game: string
    readonly where: string
    readonly online: string
    readonly onlineSays: string
    readonly local: string
    readonly localSays: string
    readonly name: string
    readonly defaultName: string
    readonly yourName: string
    readonly seats: string
    readonly seatCount: string
    readonly you: string
    readonly person: string
    readonly bot: string
    readonly open: string
    readonly personName: (seat: number) => string
    readonly listed: string
    readonly listedSays: string
    readonly content: string
    readonly contentOurs: string
    readonly contentChoose: string
    readonly create: string
    readonly seat: (seat: number) => string
  }
  readonly join: {
    readonly title: string
    readonly code: string
    readonly codeSays: string
    readonly sitDown: string
    readonly nameFirst: string
  }
  readonly invite: {
    readonly invitation: string
    readonly spectator: string
    readonly recovery: string
    readonly recoverySays: string
    readonly allSeats: string
  }
  readonly table: {
    readonly yourTurn: string
    readonly youAsk: string
    readonly over: string
    readonly watching: string
    /** Those who decide, one or several. */
    readonly watchingSays: (names: string, count?: number) => string
    readonly waitFor: (names: string, count?: number) => string
    /** The round, and the last one where that is known. */
    readonly round: (round: number, last?: number) => string
    readonly menu: string
    readonly log: string
    readonly chat: string
    readonly mine: string
    readonly holdings: string
    /** On a phone, beside one's own. */
    readonly others: string
    readonly board: string
    readonly prompt: string
    readonly drawer: string
    readonly belowBoard: string
    readonly undo: string
    readonly practice: string
    readonly redo: string
    readonly putBack: string
    /** What Enter does on a place that can be chosen; with the deed, where its place says it. */
    readonly enter: (deed?: string) => string
    readonly kept: string
    readonly unsent: string
    readonly takeBack: string
    readonly picked: (count: number) => string
    readonly sinceYou: string
    /** What stands between two things that one decision brought about. */
    readonly between: string
    readonly isToMove: (names: string, count?: number) => string
    /** Between names. */
    readonly comma: string
    /** After a sentence. */
    readonly stop: string
    readonly youAreToMove: string
    readonly commandLine: string
    readonly moveLine: string
    readonly commandHint: string
    readonly send: string
    readonly noChat: string
    readonly earlierChat: string
    readonly noLog: string
    readonly scores: string
    readonly total: string
    readonly openSeat: string
    readonly spectatorName: string
    readonly present: string
    readonly away: string
    readonly offline: string
    readonly botForYou: string
  }
  readonly slip: Readonly<Record<'title' | 'choose' | 'happens' | 'afterwards' | 'points' | 'turnedUp' | 'noUndo' | 'practice', string>>
  readonly menu: Readonly<Record<'title' | 'settings' | 'links' | 'replay' | 'rules' | 'record' | 'help' | 'home', string>>
  readonly curtain: { readonly title: (name: string) => string; readonly says: string; readonly lift: (name: string) => string }
  readonly end: {
    readonly title: string
    readonly won: (name: string) => string
    readonly youWon: string
    readonly shared: (names: string) => string
    readonly place: string
    readonly seat: string
    readonly commitment: string
    readonly seed: string
    readonly checking: string
    readonly proven: string
    readonly notProven: string
    readonly rematch: string
    readonly replay: string
    readonly record: string
    readonly share: string
    readonly lookAtBoard: string
    readonly showResult: string
  }
  readonly replay: {
    readonly title: string
    readonly move: (move: number, count: number) => string
    readonly first: string
    readonly back: string
    readonly forward: string
    readonly last: string
    readonly play: string
    readonly pause: string
    readonly scrubber: string
    readonly linkHere: string
    readonly forkHere: string
    readonly toTable: string
    readonly start: string
  }
  /** A table that goes on where another stood. */
  readonly fork: {
    readonly says: (move: number) => string
    readonly short: (move: number) => string
    readonly source: string
    readonly carried: (version: number, move: number) => string
  }
  readonly help: {
    readonly title: string
    readonly says: string
    readonly keys: Readonly<Record<'tab' | 'arrows' | 'enter' | 'slip' | 'undo' | 'redo' | 'clear' | 'command' | 'help' | 'replay', string>>
  }
}
