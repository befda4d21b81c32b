import { contact } from '#machines/reference/messages/contact.ts'
import { EventForm } from '../../journey/form/event-form.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Asks for a name and a number where they are first needed, and says what for. */
const contactDialog =
  ({ title, why }: { title: string; why: string }) =>
  (view: ViewProps) => (
    <Dialog open title={title} description={why} onClose={() => view.send({ type: 'closed' })}>
      <EventForm {...view} asks="contact.given" isInDialog />
    </Dialog>
  )

export const ContactToSave = contactDialog(contact.dialogs.toSave)
export const ContactToShare = contactDialog(contact.dialogs.toShare)
export const ContactToRemind = contactDialog(contact.dialogs.toRemind)
