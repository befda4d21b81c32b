import { paise, rupees } from '#machines/rules/money.ts'
import type { MandateStatus } from '#machines/schemas/outcome.ts'
import type { MandateReply } from './mandate.calls.ts'

/** A mandate as on the wire. */
export const replyOfMandate = ({ status, amount, ...rest }: MandateStatus): MandateReply => ({
  status: 'success',
  data: { mandateStatus: status, amount: rupees(amount), ...rest },
})

/** Decodes a mandate from the wire, in whole paise. */
export const mandateOfReply = ({
  data: { mandateStatus, amount, ...rest },
}: MandateReply): MandateStatus => ({
  status: mandateStatus,
  amount: paise(amount),
  ...rest,
})
