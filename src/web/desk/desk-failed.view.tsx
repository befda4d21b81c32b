import { Press } from '../journey/press.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import type { DeskProps } from './desk.journey.ts'

/** The list could not be read: why, and once more. */
export const DeskFailedView = ({ journey }: DeskProps) => (
  <Notice
    kind="error"
    title="Your journeys could not be read"
    action={<Press journey={journey} event="list.retried" variant="secondary" size="small" />}
  >
    {journey.screen.problem}
  </Notice>
)
