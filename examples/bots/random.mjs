// A bot for `tassel arena`, whole: node dist/cli.js arena splendor --bots "greedy,cmd:node examples/bots/random.mjs"
// It is asked one JSON object a line and answers one a line; docs/engine-protocol.md says what it may be asked.
import { createInterface } from 'node:readline'

let chance = 0

const answers = {
  /** A new game: which one, with how many, at which seat. The seed makes the same games come again. */
  sit({ seed }) {
    chance = 1
    for (const letter of seed) chance = (Math.imul(chance, 31) + letter.charCodeAt(0)) >>> 0
    return {}
  },
  /** A decision: what the seat sees, what it may do, and how long it may think. */
  choose({ choices }) {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0
    return { action: choices[Math.floor((chance / 2 ** 32) * choices.length)].action }
  },
  /** The game is over. */
  over: () => ({}),
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, op, ...request } = JSON.parse(line)
  if (op === 'quit') break
  console.log(JSON.stringify({ id, ok: true, ...answers[op](request) }))
}
