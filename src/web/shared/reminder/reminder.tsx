import type { ReminderInput } from '#machines/purchase/reminder/reminder.machine.ts'
import { reminder as texts } from '#machines/reference/messages/reminder.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ThreeDots } from '../../ui/feedback/three-dots.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { reminderJourney } from './reminder.journey.ts'

/** Offers to tell the customer once a journey can go on, and takes it back. */
export const Reminder = (input: ReminderInput) => (
  <Card as="section" aria-label={texts.title}>
    <ReminderChoice {...input} />
  </Card>
)

/** The same where it has a title already, as in a dialog. */
export function ReminderChoice(input: ReminderInput) {
  const journey = useJourney(reminderJourney, input)
  const { busy, problem } = journey.screen
  const { status } = journey.model
  const day = status && formatDayWithYear(status.on)
  return (
    <Stack>
      <div role="status">{day && (status.isWanted ? texts.set(day) : texts.offer(day))}</div>
      {problem && <Notice kind="error">{problem}</Notice>}
      {busy && <ThreeDots />}
      <div>
        <EventButton {...journey} event="reminder.wanted" size="medium" />
        <EventButton {...journey} event="reminder.declined" size="medium" variant="secondary" />
        <EventButton {...journey} event="reading.retried" size="medium" variant="secondary" />
      </div>
    </Stack>
  )
}
