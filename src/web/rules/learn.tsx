// Learn: every part a picture and about three sentences.
import type { ReactNode } from 'react'
import type { Book } from './book.ts'
import { Taught } from './said.tsx'
import { isFound } from './search.ts'

interface LearnProps {
  readonly book: Book
  readonly asked: string
}

export function Learn({ book, asked }: LearnProps): ReactNode {
  const { words, taught, faceWords } = book
  return taught.map(({ id, title, parts }, at) => {
    // What the game is called stands above its first text already.
    const Heading = at === 0 ? 'h3' : 'h4'
    const found = parts.filter((part) => isFound(asked, `${part.title} ${part.says}`))
    return (
      found.length > 0 && (
        <div key={id} className="learn-book">
          {at > 0 && <h3>{title}</h3>}
          {found.map((part) => (
            <section key={part.id} className="learn-part" aria-labelledby={`learn-${id}-${part.id}`}>
              <Heading id={`learn-${id}-${part.id}`}>
                {part.title} <small>{words.part(parts.indexOf(part) + 1, parts.length)}</small>
              </Heading>
              <div className="learn-picture" aria-hidden="true" inert>
                <part.Picture words={faceWords.words} />
              </div>
              <p>
                <Taught text={part.says} />
              </p>
            </section>
          ))}
        </div>
      )
    )
  })
}

/** How many parts are found. */
export const learnFound = ({ taught }: Book, asked: string): number =>
  taught.flatMap(({ parts }) => parts).filter(({ title, says }) => isFound(asked, `${title} ${says}`)).length
