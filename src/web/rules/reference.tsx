// Reference: every rule by its number. The one that was asked for is opened, with what it is about.
import { Fragment, type ReactNode } from 'react'
import type { BoardProps } from '../table/face.ts'
import { type Book, gist, partAbout, related } from './book.ts'
import type { Rule } from './chapters.ts'
import type { Opened } from './open.ts'
import { nameOfPlace } from './place-name.ts'
import { Question } from './question.tsx'
import { RuleTag } from './rule-tag.tsx'
import { RuleSaid } from './said.tsx'
import { isFound } from './search.ts'

interface ReferenceProps {
  readonly book: Book
  readonly asked: string
  readonly opened: Opened | null
  /** Null where there is no table. */
  readonly board: BoardProps | null
}

export function Reference({ book, asked, opened, board }: ReferenceProps): ReactNode {
  const { words, language } = book
  return book.chapters.map(({ letters, title, lang, rules }) => {
    const found = rules.filter((rule) => isFound(asked, rule.says, rule.number))
    const isHere = rules.some(({ number }) => number === opened?.number)
    return (
      found.length > 0 && (
        <Fragment key={letters}>
          {isHere && opened?.why && <Question why={opened.why} {...{ book, board }} />}
          <section className="rules-chapter" lang={lang === language ? undefined : lang}>
            <h3>
              <b>{letters}</b> {title} <small lang={language}>{lang === language ? words.rules(rules.length) : words.onlyEnglish}</small>
            </h3>
            <dl>
              {found.map((rule) => (
                <RuleRow key={rule.number} {...{ book, rule, board }} opened={rule.number === opened?.number ? opened : null} />
              ))}
            </dl>
          </section>
        </Fragment>
      )
    )
  })
}

interface RowProps extends Pick<ReferenceProps, 'book' | 'opened' | 'board'> {
  readonly rule: Rule
}

function RuleRow({ book, rule, opened, board }: RowProps): ReactNode {
  const { number } = rule
  const { words } = book
  const part = opened ? partAbout(book, number) : undefined
  const others = opened ? related(book, number) : []
  return (
    <div className="rule" data-rule-text={number} aria-current={opened ? 'true' : undefined} tabIndex={-1}>
      <dt>
        <RuleTag number={number} />
      </dt>
      <dd>
        <RuleSaid {...{ rule, book }} />
        {part && (
          <div className="learn-picture" aria-hidden="true" inert>
            <part.Picture words={book.faceWords.words} />
          </div>
        )}
        {opened?.why?.place && board && <Here place={opened.why.place} {...{ book, board }} />}
        {others.length > 0 && (
          <p className="rule-also">
            {words.seeAlso}{' '}
            {others.map((other) => (
              <span key={other.number}>
                <RuleTag number={other.number} /> {gist(other)}
              </span>
            ))}
          </p>
        )}
      </dd>
    </div>
  )
}

/** What can be chosen of the same kind. */
function Here({ place, book, board }: { readonly place: string; readonly book: Book; readonly board: BoardProps }): ReactNode {
  const kind = place.split(':')[0]
  const named = [...board.open].filter((each) => each.split(':')[0] === kind).flatMap((each) => nameOfPlace(book, board, each) ?? [])
  const names = [...new Set(named)]
  if (names.length === 0) return null
  const list = new Intl.ListFormat(book.language, { type: 'conjunction' }).format(names.slice(0, MOST_NAMES))
  return <p className="rule-here">{book.words.here(names.length > MOST_NAMES ? `${list} …` : list)}</p>
}
const MOST_NAMES = 8
