import type { HealthFilters } from '#machines/health/wizard/health.events.ts'
import type { healthMachine } from '#machines/health/wizard/health.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import styles from './filters.module.css'

type FiltersProps = ViewProps<typeof healthMachine> & {
  /** How many plans the filters leave out. */
  hidden: number
}

/** What a plan must offer to be listed; nothing is left out unsaid. */
export function Filters({ model: { filters }, screen, send, journey, hidden }: FiltersProps) {
  const change = (part: Partial<HealthFilters>) =>
    send({ type: 'filters.changed', filters: { ...filters, ...part } })
  return (
    <fieldset className={styles.filters} disabled={screen.busy}>
      <legend className={styles.legend}>{journey.events['filters.changed']?.label}</legend>
      <Checkbox
        label="Any hospital room"
        checked={filters.noRoomLimit}
        onChange={(noRoomLimit) => change({ noRoomLimit })}
      />
      <Checkbox
        label="No co-payment"
        checked={filters.noCoPayment}
        onChange={(noCoPayment) => change({ noCoPayment })}
      />
      <Checkbox
        label="Existing illnesses within 2 years"
        checked={filters.longestWait < 36}
        onChange={(isShort) => change({ longestWait: isShort ? 24 : 36 })}
      />
      <p role="status" className={styles.hidden}>
        {hidden === 0 ? '' : `${hidden} ${hidden === 1 ? 'plan is' : 'plans are'} not shown`}
      </p>
    </fieldset>
  )
}
