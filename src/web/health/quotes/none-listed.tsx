import { noFilters } from '#machines/health/wizard/health.events.ts'
import type { healthMachine } from '#machines/health/wizard/health.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** Every plan is left out by what the list shall show only. */
export const NoneListed = ({ send }: ViewProps<typeof healthMachine>) => (
  <EmptyState
    title="No plan offers all of this for your cover"
    action={
      <Button variant="secondary" onClick={() => send({ type: 'filters.changed', filters: noFilters })}>
        Show all plans
      </Button>
    }
  >
    A shorter wait for existing illnesses and the waiver of co-payment can be added to the cover.
  </EmptyState>
)
