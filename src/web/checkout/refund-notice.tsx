import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { PaymentStatus } from '#machines/schemas/outcome.ts'
import { Money } from '../ui/facts/money.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** Duplicate or late payments, and when they are refunded. */
export const RefundNotice = ({ refund }: Pick<PaymentStatus, 'refund'>) =>
  refund && (
    <Notice kind="info" title="A payment is going back to you">
      <Money paise={refund.amount} /> was paid more than once. It is back on your account by{' '}
      {formatDayWithYear(refund.by)}.
    </Notice>
  )
