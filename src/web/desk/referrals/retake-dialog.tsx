import type { referralsMachine } from '#machines/staff/referrals/referrals.machine.ts'
import { EventForm } from '../../journey/form/event-form.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Gives the proposal back for one photograph, with what the customer is told of it. */
export const RetakeDialog = (view: ViewProps<typeof referralsMachine>) => (
  <Dialog
    open
    size="small"
    title="Ask for another photograph"
    description="The proposal goes back to the customer, who takes this photograph again. It returns here with the new one."
    onClose={() => view.send({ type: 'closed' })}
  >
    <EventForm {...view} isInDialog />
  </Dialog>
)
