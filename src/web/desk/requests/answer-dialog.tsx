import type { supportDeskMachine } from '#machines/staff/support/support-desk.machine.ts'
import { EventForm } from '../../journey/form/event-form.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** The answer beside what was asked. */
export function AnswerDialog(view: ViewProps<typeof supportDeskMachine>) {
  const { requests = [], number } = view.model
  const asked = requests.find((request) => request.number === number)
  return (
    <Dialog
      open
      title={`Answer ${number}`}
      description={asked?.text ?? ''}
      onClose={() => view.send({ type: 'closed' })}
    >
      <EventForm {...view} isInDialog />
    </Dialog>
  )
}
