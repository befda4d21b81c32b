import { useEffect, useRef } from 'react'
import { support as texts } from '#machines/reference/messages/support.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { supportRequestMachine } from '#machines/support/request/support-request.machine.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { EventForm } from '../../journey/form/event-form.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { supportRequestJourney } from './support-request.journey.ts'

type Props = ViewProps<typeof supportRequestMachine>

/** The form of a request, and then its number. */
export function SupportRequest() {
  const request = useJourney(supportRequestJourney, undefined)
  return (
    <Card>
      {request.screen.view === 'sent' ? <Sent {...request} /> : <EventForm {...request} isInDialog />}
    </Card>
  )
}

function Sent(view: Props) {
  const { receipt, question } = view.model
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => told.current?.focus(), [])
  return (
    <Stack>
      <div ref={told} tabIndex={-1}>
        <Notice kind="success">
          {receipt && texts.sentLead(receipt.number, formatDayWithYear(receipt.promisedOn))}{' '}
          {question && texts.mailed(question.email)}
        </Notice>
      </div>
      <div>
        <EventButton {...view} event="request.repeated" variant="secondary" size="medium" />
      </div>
    </Stack>
  )
}
