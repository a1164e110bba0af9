// A move, or a word: text that is notation is played, everything else is said to the table. After a slash it can only be a move. What begins
// like a move and is none is not said at once: it is told why, and said when it is sent again as it stands.
import { type FormEvent, useState } from 'react'
import { BadNotation } from '../../core/errors.ts'
import type { Problem } from '../../core/game.ts'
import { troubleSaid } from '../frame/trouble.ts'
import type { WhyNot } from '../rules/open.ts'
import { RuleTag } from '../rules/rule-tag.tsx'
import type { Outcome } from '../source/source.ts'
import { useSpoken } from '../words/language.tsx'
import { pageWords } from '../words/pages/language.ts'
import { isMeantAsMove } from './meant.ts'
import type { Scene } from './standing.ts'

/** What is said to a line that did not do what it was meant to. */
interface Answer {
  readonly says: string
  readonly why?: WhyNot
  /** Sent once more it is said to the table. */
  readonly orSaid?: true
}

interface CommandProps extends Scene {
  say(text: string): Outcome
  /** Something was said rather than played. */
  said(): void
}

export function CommandLine({ snapshot, face, faceWords, turn, say, said }: CommandProps) {
  const spoken = useSpoken()
  const { words, language } = spoken
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  // Where nobody listens, words are not taken.
  const line = snapshot.shared ? words.table.commandLine : words.table.moveLine
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim()
    if (typed === '') return
    const move = typed.replace(/^\//, '')
    const action = parsed(move)
    if (action === null && (move !== typed || !snapshot.shared)) return setAnswer(await problemOf(move))
    if (action === null && snapshot.you !== null && !answer?.orSaid && isMeantAsMove(typed, face.game)) {
      const { refused: told } = await pageWords(language)
      const answer = await problemOf(move)
      return setAnswer({ ...answer, says: besides(answer.says, told.orSay), orSaid: true })
    }
    const trouble = action === null ? await unsaid(typed) : refusal(action)
    setAnswer(trouble)
    if (trouble !== null) return
    setText('')
    if (action === null) said()
    else turn.play(action)
  }
  return (
    <form className="say" onSubmit={send}>
      {answer && (
        <p className="refused" role="alert">
          {answer.says} {answer.why && <RuleTag number={answer.why.rule} why={answer.why} />}
        </p>
      )}
      <input
        type="text"
        data-command
        aria-label={line}
        title={snapshot.shared ? words.table.commandHint : undefined}
        placeholder={line}
        value={text}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value)
          setAnswer(null)
        }}
      />
      <button type="submit" className="btn plain">
        {words.table.send}
      </button>
    </form>
  )

  function parsed(typed: string): number | null {
    try {
      return face.game.parse(typed)
    } catch (error) {
      if (error instanceof BadNotation) return null
      throw error
    }
  }

  /** The notation explains itself in English; in other languages by a move that could be typed. A rule that says that there is no such move is named. */
  async function problemOf(typed: string): Promise<Answer> {
    try {
      face.game.parse(typed)
      return { says: '' }
    } catch (error) {
      if (!(error instanceof BadNotation)) throw error
      const why = error.problem && refused(error.problem)
      if (language === 'en') return { ...why, says: error.message }
      const [example] = turn.fitting
      const { refused: told, refusals } = await pageWords(language)
      const says = example ? told.notation(typed, face.game.format(example.action)) : refusals['bad-notation']
      return why ? { ...why, says: besides(why.says, says) } : { says }
    }
  }

  async function unsaid(typed: string): Promise<Answer | null> {
    try {
      const refused = await say(typed)
      return refused && { says: await troubleSaid(refused, spoken) }
    } catch (error) {
      return { says: await troubleSaid(error, spoken) }
    }
  }

  function refusal(action: number): Answer | null {
    if (snapshot.you === null) return { says: words.table.watching }
    const problem = face.game.problem(snapshot.position.state, snapshot.you, action)
    return problem && refused(problem)
  }

  function refused(problem: Problem): Answer {
    const says = faceWords.refuse(problem)
    return { says, why: { says, rule: problem.rule } }
  }
}

/** Two sentences: Chinese ones need no space between them. */
const besides = (first: string, second: string): string => `${first}${first.endsWith('。') ? '' : ' '}${second}`
