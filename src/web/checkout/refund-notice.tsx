import { dayToSlashes } from '#machines/rules/calendar.ts'
import type { PaymentStanding } from '#machines/schemas/outcome.ts'
import { Money } from '../ui/facts/money.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** Money that came twice or too late, and when it is back. */
export const RefundNotice = ({ refund }: Pick<PaymentStanding, 'refund'>) =>
  refund && (
    <Notice kind="info" title="A payment is going back to you">
      <Money paise={refund.amount} /> was paid more than once. It is back on your account by{' '}
      {dayToSlashes(refund.by)}.
    </Notice>
  )
