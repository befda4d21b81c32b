import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { renewalOpensOn } from '#machines/motor/rules/business-type.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Reminder } from '../reminder/reminder.tsx'

type TooEarlyProps = ViewProps & { model: { record: MotorRecord } }

/** The policy ends more than 60 days from now (C-51): when its renewal opens, and the way to another date. */
export function TooEarlyView(view: TooEarlyProps) {
  const { record } = view.model
  const { endDate } = record.previousPolicy ?? {}
  const change = (
    <Button size="large" onClick={() => view.send({ type: 'expiry.opened' })}>
      {view.journey.events['expiry.opened']?.label}
    </Button>
  )
  return (
    <JourneyScreen {...view} actions={change}>
      {endDate && (
        <p>
          Your policy ends on {formatDayWithYear(endDate)}. Its renewal opens on{' '}
          <strong>{formatDayWithYear(renewalOpensOn(endDate))}</strong>.
        </p>
      )}
      <p>Your answers are kept. Open this page again from that day and go on from here.</p>
      <EventButton {...view} event="reminder.opened" variant="secondary" />
      {endDate && record.customer && record.leadId !== '' && <Reminder leadId={record.leadId} />}
    </JourneyScreen>
  )
}
