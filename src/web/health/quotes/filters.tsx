import type { HealthFilters } from '#machines/health/wizard/health.events.ts'
import type { healthMachine } from '#machines/health/wizard/health.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { ListFilters } from '../../shared/quotes/list-filters.tsx'

type FiltersProps = ViewProps<typeof healthMachine> & {
  /** How many plans the filters leave out. */
  hidden: number
}

/** What a plan must offer to be listed. */
export function Filters({ model: { filters }, screen, send, journey, hidden }: FiltersProps) {
  const change = (part: Partial<HealthFilters>) =>
    send({ type: 'filters.changed', filters: { ...filters, ...part } })
  return (
    <ListFilters
      label={journey.events['filters.changed']?.label}
      disabled={screen.busy}
      hidden={hidden}
      filters={[
        {
          label: 'Any hospital room',
          checked: filters.noRoomLimit,
          onChange: (noRoomLimit) => change({ noRoomLimit }),
        },
        {
          label: 'No co-payment',
          checked: filters.noCoPayment,
          onChange: (noCoPayment) => change({ noCoPayment }),
        },
        {
          label: 'Existing illnesses within 2 years',
          checked: filters.longestWait < 36,
          onChange: (isShort) => change({ longestWait: isShort ? 24 : 36 }),
        },
      ]}
    />
  )
}
