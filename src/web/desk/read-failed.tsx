import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** A list of the desk could not be read: an error with a retry. */
export const ReadFailed = ({ title, ...view }: ViewProps & { title: string }) => (
  <Notice
    kind="error"
    title={title}
    action={<EventButton {...view} event="list.retried" variant="secondary" size="small" />}
  >
    {view.screen.problem}
  </Notice>
)
