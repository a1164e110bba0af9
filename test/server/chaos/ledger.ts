// What was acknowledged, and what was seen that should not be.

/** A move that was answered with 200: it may never be lost. */
export interface Acknowledged {
  readonly table: string
  readonly seat: number
  readonly action: number
  readonly key: string
}

export interface Ledger {
  readonly acknowledged: Acknowledged[]
  /** By the table's id: the game, and when its last decision was seen to stand. */
  readonly tables: Map<string, { readonly game: string; moved: number; over: boolean }>
  /** Things that may never happen, a sentence each. */
  readonly complaints: string[]
  /** Views that were held against what their viewer may know. */
  views: number
  /** Messages of streams that were held against each other. */
  messages: number
}

export const openLedger = (): Ledger => ({ acknowledged: [], tables: new Map(), complaints: [], views: 0, messages: 0 })

/** The first of each kind are worth reading. */
const MOST_COMPLAINTS = 200

export function complain(ledger: Ledger, says: string): void {
  if (ledger.complaints.length < MOST_COMPLAINTS) ledger.complaints.push(says)
}
