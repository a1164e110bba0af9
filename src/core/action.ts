// An action is one int32: its kind in the low byte, up to three arguments of a byte each above it.

/** One decision, as the engine sees it. Without arguments it is its kind. */
export type Action = number

/** What a game's actions look like: the verb of its notation and how many values each argument has. */
export interface ActionKind {
  readonly name: string
  readonly sizes: readonly number[]
}

/** Builds an action. */
export function action(kind: number, a = 0, b = 0, c = 0): Action {
  return kind | (a << 8) | (b << 16) | (c << 24)
}

/** A value as the first argument of an action that has none yet: `build | asFirst(card)`. */
export const asFirst = (value: number): Action => value << 8

/** The kind of an action. */
export const kindOf = (a: Action): number => a & 0xff
/** First argument. */
export const first = (a: Action): number => (a >>> 8) & 0xff
/** Second argument. */
export const second = (a: Action): number => (a >>> 16) & 0xff
/** Third argument. */
export const third = (a: Action): number => a >>> 24

/** A list of actions that the caller owns and `legal` fills, so that nothing is allocated while a game is played. */
export interface Actions {
  readonly list: Int32Array
  count: number
  push(a: Action): void
  /** Pushes a list that was made beforehand. */
  pushAll(actions: Int32Array): void
}

/** An empty list with room for `capacity` actions. */
export function actionList(capacity = 1024): Actions {
  return {
    list: new Int32Array(capacity),
    count: 0,
    push(a) {
      this.list[this.count++] = a
    },
    pushAll(actions) {
      const list = this.list
      let count = this.count
      for (let i = 0; i < actions.length; i++) list[count++] = actions[i]
      this.count = count
    },
  }
}

/** The filled part of a list as an ordinary array, for everything that is not in a hurry. */
export function listed(actions: Actions): Action[] {
  return Array.from(actions.list.subarray(0, actions.count))
}

/** Whether an integer names a kind and arguments that exist, legal or not. */
export function isWellFormed(kinds: readonly ActionKind[], a: Action): boolean {
  const kind = kinds[kindOf(a)]
  if (!kind || (a | 0) !== a) return false
  return [first(a), second(a), third(a)].every((value, i) => value < (kind.sizes[i] ?? 1))
}

/** Every well-formed action of a game, in order of their kinds. */
export function* wellFormed(kinds: readonly ActionKind[]): Generator<Action> {
  for (const [kind, { sizes }] of kinds.entries())
    for (let a = 0; a < (sizes[0] ?? 1); a++)
      for (let b = 0; b < (sizes[1] ?? 1); b++) for (let c = 0; c < (sizes[2] ?? 1); c++) yield action(kind, a, b, c)
}
