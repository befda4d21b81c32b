import { cancelledNoteOf } from '#machines/account/profile/labels.ts'
import type { cancellationMachine } from '#machines/purchase/cancellation/cancellation.machine.ts'
import { cancellation as texts } from '#machines/reference/messages/cancellation.ts'
import type { CancellationStanding } from '#machines/schemas/cancellation.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { EventForm } from '../../journey/form/event-form.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Money } from '../../ui/facts/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PolicyStanding } from '../policy-dialog.tsx'

type Offered = Extract<CancellationStanding, { state: 'offered' }>
type View = ViewProps<typeof cancellationMachine>

/** What comes back, why it is cancelled, and afterwards what has become of it. */
export function CancellationView(view: View) {
  const { standing } = view.model
  if (standing?.state === 'offered') return <Offer standing={standing} {...view} />
  return <PolicyStanding {...view}>{standing && <Told {...standing} />}</PolicyStanding>
}

function Offer({ standing, ...view }: View & { standing: Offered }) {
  const { refund, days, daysLeft, hasBegun, note } = standing
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

const Told = (standing: Exclude<CancellationStanding, Offered>) => {
  if (standing.state === 'refused') return <Notice>{standing.message}</Notice>
  if (standing.state === 'asked') return <Notice>{texts.asked}</Notice>
  return <Notice kind="success">{cancelledNoteOf(standing)}</Notice>
}
