import { Fragment } from 'react'
import type { Change, SignificantChanges } from '#contract/views/change.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import { pointsText } from '../numbers.ts'

type Row = Change & { title: string; href?: string }
type SignificantRowsProps = SignificantChanges & { things: string; rows: readonly Row[] }

const mostNamed = 4

/** How many of the rows changed more than chance explains, and those that changed most by name. */
export function SignificantRows({ tested, significant, things, rows }: SignificantRowsProps) {
  if (tested === 0) return <span>{texts.changes.untested(things)}.</span>
  const named = rows
    .filter(({ test }) => test?.isSignificant)
    .toSorted((one, other) => Math.abs(other.difference ?? 0) - Math.abs(one.difference ?? 0))
    .slice(0, mostNamed)
  return (
    <span>
      <strong>{texts.changes.found(significant, tested, things)}</strong>
      {named.map(({ title, href, difference }, at) => (
        <Fragment key={title}>
          {at === 0 ? ': ' : ', '}
          {href ? (
            <a href={href} className={linkClass.inline}>
              {title}
            </a>
          ) : (
            title
          )}{' '}
          ({pointsText(difference)})
        </Fragment>
      ))}
      {significant > named.length && texts.changes.others(significant - named.length)}.
    </span>
  )
}
