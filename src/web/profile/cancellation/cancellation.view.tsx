import { cancelledNoteOf } from '#machines/account/profile/labels.ts'
import type { cancellationMachine } from '#machines/purchase/cancellation/cancellation.machine.ts'
import { cancellation as texts } from '#machines/reference/messages/cancellation.ts'
import type { CancellationStatus } from '#machines/schemas/cancellation.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { EventForm } from '../../journey/form/event-form.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Money } from '../../ui/facts/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RequestStatus } from '../policy-dialog.tsx'

type Offered = Extract<CancellationStatus, { state: 'offered' }>
type View = ViewProps<typeof cancellationMachine>

/** What comes back, why it is cancelled, and afterwards what has become of it. */
export function CancellationView(view: View) {
  const { status } = view.model
  if (status?.state === 'offered') return <Offer status={status} {...view} />
  return <RequestStatus {...view}>{status && <Told {...status} />}</RequestStatus>
}

function Offer({ status, ...view }: View & { status: Offered }) {
  const { refund, days, daysLeft, hasBegun, note } = status
  return (
    <>
      <p>
        <Money paise={refund} size="price" /> {hasBegun ? texts.ofDaysLeft(daysLeft, days) : texts.notBegun}
      </p>
      <p>{texts.cannotBeUndone}</p>
      {note && <Notice>{note}</Notice>}
      <EventForm {...view} isInDialog isJudged />
      <EventButton {...view} event="policy.kept" variant="secondary" />
    </>
  )
}

const Told = (status: Exclude<CancellationStatus, Offered>) => {
  if (status.state === 'refused') return <Notice>{status.message}</Notice>
  if (status.state === 'asked') return <Notice>{texts.asked}</Notice>
  return <Notice kind="success">{cancelledNoteOf(status)}</Notice>
}
