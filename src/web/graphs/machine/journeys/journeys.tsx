import { Suspense } from 'react'
import { offModel } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { may } from '#machines/reference/permissions.ts'
import { lazily } from '../../../lazily.ts'
import { useSession } from '../../../session/use-session.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { Looking, ShownAs } from '../../address.ts'
import { ColumnHeads } from '../table/column-heads.tsx'
import { TableBox } from '../table/table-box.tsx'
import { JourneyLine } from './journey-line.tsx'
import styles from './journeys.module.css'

/** Its machine is loaded when a journey is opened. */
const Replay = lazily(async () => (await import('../replay/replay.tsx')).JourneyReplay)

type JourneysProps = { looking: Looking; shown: ShownAs<'journeys'> }

/** The list of journeys, and the replay of the one in the address. */
export function Journeys({ looking, shown }: JourneysProps) {
  const mayReplay = useMayReplay()
  const { journey } = looking.query
  if (journey !== undefined && mayReplay) {
    return (
      <Suspense fallback={<div className={styles.waiting} />}>
        <Replay key={journey} looking={looking} journey={journey} />
      </Suspense>
    )
  }
  return <JourneyList looking={looking} shown={shown} mayReplay={mayReplay} />
}

const heads = ['beganAt', 'outcome', 'steps', 'lasted', 'restsAt', 'product', 'source'] as const

const JourneyList = ({ looking, shown, mayReplay }: JourneysProps & { mayReplay: boolean }) => (
  <div className={styles.journeys}>
    <Through looking={looking} shown={shown} />
    {shown.rows.length === 0 ? (
      <EmptyState title={texts.noTraffic}>{texts.noTrafficLead}</EmptyState>
    ) : (
      <TableBox title={texts.journeys} isOfWords>
        <thead>
          <tr>
            <ColumnHeads names={heads.map((head) => texts.journey[head])} />
            {mayReplay && <td />}
          </tr>
        </thead>
        <tbody>
          {shown.rows.map((row) => (
            <JourneyLine key={row.journey} row={row} looking={looking} mayReplay={mayReplay} />
          ))}
        </tbody>
      </TableBox>
    )}
    <Pager looking={looking} next={shown.next} />
  </div>
)

const Through = ({ looking: { to }, shown: { through } }: JourneysProps) =>
  through && (
    <p className={styles.through}>
      {through.id === offModel ? texts.onlyUnhandled : texts.onlyThrough(through.title)}
      <a href={to({ through: undefined, before: undefined })}>{texts.allOfThem}</a>
    </p>
  )

const Pager = ({ looking: { query, to }, next }: { looking: Looking; next: string | undefined }) => (
  <nav aria-label={texts.journeys} className={styles.pager}>
    {query.before && <a href={to({ before: undefined })}>{texts.newestJourneys}</a>}
    {next && <a href={to({ before: next })}>{texts.older}</a>}
  </nav>
)

/** Testers see no single journeys; the server checks this again. */
const useMayReplay = (): boolean => may(useSession().role, 'graphs.replay')
