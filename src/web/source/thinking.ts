// The page's end of the bots' worker: one worker, started with the first question.
import type { Action } from '../../core/action.ts'
import type { BotQuestion } from './bot-worker.ts'

type Answer = { readonly id: number; readonly action: Action } | { readonly id: number; readonly error: string }

let worker: Worker | undefined
let asked = 0

/** Asks a bot; rejects with its complaint when it has none of the legal actions to offer. */
export function think(question: BotQuestion): Promise<Action> {
  worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  const thinker = worker
  const id = asked++
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const listen = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return
      done.abort()
      if ('action' in data) resolve(data.action)
      else reject(new Error(data.error))
    }
    const broken = () => {
      done.abort()
      worker = undefined
      reject(new Error('The worker in which bots think has stopped.'))
    }
    thinker.addEventListener('message', listen, done)
    thinker.addEventListener('error', broken, done)
    thinker.postMessage({ id, question, asked: Date.now() })
  })
}
