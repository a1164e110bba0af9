// `--sprt`: what is tested, and where the test stands.
import { BadInput } from '../errors.ts'
import { pointsAt, shareAt } from './ratings.ts'
import { type Hypotheses, likelihoodRatio, type Verdict, verdictOf } from './sprt.ts'

const ERRORS = ['0.05', '0.05']

/** Where a sequential test stands. */
export interface Trial extends Hypotheses {
  /** The logarithm of the likelihood ratio, between its bounds until there is a verdict. */
  readonly ratio: number
  readonly verdict: Verdict | null
}

/** Reads `LOW,HIGH[,ALPHA,BETA]`: points above the others, or shares with a per cent sign. */
export function hypothesesOf(text: string, seats: number): Hypotheses {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length !== 2 && parts.length !== 4) throw wrong(text)
  const [low, high, alpha, beta] = [...parts, ...ERRORS]
  const hypotheses = { low: shareIn(low, seats), high: shareIn(high, seats), alpha: Number(alpha), beta: Number(beta) }
  const { low: least, high: most } = hypotheses
  if (![least, most, hypotheses.alpha, hypotheses.beta].every((value) => value > 0 && value < 1)) throw wrong(text)
  if (least >= most) throw new BadInput(`--sprt takes the lower value first, not "${text}".`)
  if (hypotheses.alpha + hypotheses.beta >= 1) throw new BadInput(`--sprt with such errors, "${text}", would decide nothing.`)
  return hypotheses
}

export function trialOf(shares: readonly number[], hypotheses: Hypotheses): Trial {
  const ratio = likelihoodRatio(shares, hypotheses)
  return { ...hypotheses, ratio, verdict: verdictOf(ratio, hypotheses) }
}

/** The test in a sentence. */
export function trialLine({ low, high, alpha, beta, ratio, verdict }: Trial, bot: string, seats: number): string {
  const said = (share: number) => `${(share * 100).toFixed(1)} % (${signed(pointsAt(share, seats))} points)`
  const bounds = `${signed(Math.log(beta / (1 - alpha)), 2)} … ${signed(Math.log((1 - beta) / alpha), 2)}`
  const state = { low: `${bot} does not reach ${said(high)}`, high: `${bot} is above ${said(low)}`, open: 'undecided' }[verdict ?? 'open']
  return `sequential test, ${said(low)} against ${said(high)}: ${state}; log-likelihood ratio ${signed(ratio, 2)} in ${bounds}`
}

function shareIn(text: string, seats: number): number {
  const percent = /^(\d+(?:\.\d+)?) ?%$/.exec(text)
  if (percent) return Number(percent[1]) / 100
  if (!/^[-−+]?\d+(?:\.\d+)?$/.test(text)) return Number.NaN
  return shareAt(Number(text.replace('−', '-')), seats)
}

const signed = (value: number, digits = 0): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`

function wrong(text: string): BadInput {
  return new BadInput(`--sprt takes LOW,HIGH or LOW,HIGH,ALPHA,BETA, as in 0,30 or 50%,55%,0.05,0.05, not "${text}".`)
}
