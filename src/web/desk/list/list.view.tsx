import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Search } from '../../ui/icons/interface.tsx'
import { ReadFailed } from '../read-failed.tsx'
import { deskAddressOf } from '../use-filters.ts'
import styles from './list.module.css'
import { DeskListState } from './list-state.tsx'
import { JourneyRow } from './row.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { useRowKeys } from './use-row-keys.ts'

/** The journeys, each with its status and next action. */
export function ListView(view: ViewProps<typeof deskMachine>) {
  const { rows } = view.model
  const { busy } = view.screen
  if (rows.length === 0) return busy ? <RowSkeletons /> : <Nothing {...view} />
  return <Rows {...view} />
}

function Rows(view: ViewProps<typeof deskMachine>) {
  const { model } = view
  const { rows } = model
  const { busy, state } = view.screen
  const onKeyDown = useRowKeys()
  return (
    <div className={styles.results} aria-busy={busy || undefined}>
      <DeskListState {...view} />
      <ul className={styles.rows} aria-label="Journeys" data-rows onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <JourneyRow key={row.customerLeadId} row={row} {...view} />
        ))}
      </ul>
      {model.next !== undefined && (
        <Button
          variant="secondary"
          className={styles.more}
          busy={state === 'list.reading'}
          onClick={() => view.send({ type: 'more.asked' })}
        >
          {view.journey.events['more.asked']?.label}
        </Button>
      )}
    </div>
  )
}

function Nothing({ model }: ViewProps<typeof deskMachine>) {
  const { query } = model
  const isNarrowed = query.search !== '' || deskAddressOf(query) !== ''
  return (
    <EmptyState icon={<Search size={32} />} title={isNarrowed ? 'Nothing found' : 'No journeys yet'}>
      {isNarrowed
        ? 'A mobile number, a plate or a lead id is found as a whole, a name by the beginnings of its words.'
        : 'Your own, assigned and consented journeys appear here.'}
    </EmptyState>
  )
}

export const ListFailedView = (view: ViewProps<typeof deskMachine>) => (
  <ReadFailed {...view} title="Your journeys could not be read" />
)
