// Fields by name: numbers as numbers, lists as small cards.
import type { ReactNode } from 'react'
import { HIDDEN, type Shown } from '../../core/fields.ts'
import { useSpoken } from '../words/language.tsx'
import { PHRASES } from './phrases.ts'

export function FieldList({ fields }: { readonly fields: readonly Shown[] }): ReactNode {
  return (
    <dl className="plain-fields">
      {fields.map((field) => (
        <div key={field.name} className={field.single ? 'single' : undefined}>
          <dt>{field.label}</dt>
          <dd>
            {field.rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the field
              <Row key={i} values={row} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ values }: { readonly values: readonly string[] }): ReactNode {
  const { hidden, none } = PHRASES[useSpoken().language]
  if (values.length === 0)
    return (
      <span className="plain-none" role="img" aria-label={none}>
        –
      </span>
    )
  return (
    <ul>
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place in the row
        <li key={i} className={value === HIDDEN ? 'hidden' : undefined} aria-label={value === HIDDEN ? hidden : undefined}>
          {value}
        </li>
      ))}
    </ul>
  )
}
