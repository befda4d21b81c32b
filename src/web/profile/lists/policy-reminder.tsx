import { reminder as texts } from '#machines/reference/messages/reminder.ts'
import { ReminderChoice } from '../../shared/reminder/reminder.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { OfPolicy } from '../policy-dialog.tsx'

/** A message on the day on which a policy can be renewed. */
export const PolicyReminder = ({ leadId, insured, onClosed }: OfPolicy) => (
  <Dialog open title={texts.ofRenewal} description={insured} onClose={onClosed}>
    <ReminderChoice leadId={leadId} />
  </Dialog>
)
