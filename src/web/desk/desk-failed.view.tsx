import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** The list could not be read: an error with a retry. */
export const DeskFailedView = (view: ViewProps<typeof deskMachine>) => (
  <Notice
    kind="error"
    title="Your journeys could not be read"
    action={<EventButton {...view} event="list.retried" variant="secondary" size="small" />}
  >
    {view.screen.problem}
  </Notice>
)
