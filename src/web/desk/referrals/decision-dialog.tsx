import type { referralsMachine } from '#machines/staff/referrals/referrals.machine.ts'
import { EventForm } from '../../journey/form/event-form.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Approve, load or decline, with the reason that the customer reads. */
export const DecisionDialog = (view: ViewProps<typeof referralsMachine>) => (
  <Dialog
    open
    size="small"
    title="Decide on this proposal"
    description="The insurer gets your decision, and the customer its answer. It cannot be taken back."
    onClose={() => view.send({ type: 'closed' })}
  >
    <EventForm {...view} isInDialog />
  </Dialog>
)
