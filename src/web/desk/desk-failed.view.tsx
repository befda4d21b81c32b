import type { deskMachine } from '#machines/desk/desk.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { Press } from '../journey/press.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** The list could not be read: why, and once more. */
export const DeskFailedView = (view: ViewProps<typeof deskMachine>) => (
  <Notice
    kind="error"
    title="Your journeys could not be read"
    action={<Press {...view} event="list.retried" variant="secondary" size="small" />}
  >
    {view.screen.problem}
  </Notice>
)
