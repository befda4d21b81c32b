import { productOf } from '#machines/products.ts'
import type { CancellationReason } from '#machines/reference/cancellation.ts'
import { cancellation as texts } from '#machines/reference/messages/cancellation.ts'
import { cancellationRefund } from '#machines/rules/cancellation.ts'
import { refundedBy } from '#machines/rules/refund-day.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { CancellationStatus } from '#machines/schemas/cancellation.ts'
import type { Policy } from '../../db/schema.ts'
import type { PolicyDeps } from '../deps.ts'
import { issuedOf } from '../policies.store.ts'

const anyReason: readonly CancellationReason[] = ['notNeeded', 'insuredElsewhere']

/** What has become of a policy's cancellation, else what one of today would be. */
export function cancellationStatusOf(
  { products }: Pick<PolicyDeps, 'products'>,
  policy: Policy | undefined,
  today: Day,
): CancellationStatus {
  if (!policy) return refused(texts.notIssued)
  if (policy.cancellation) {
    const { state, on, refundPaise } = policy.cancellation
    return { state, on, refund: refundPaise, by: refundedBy(on) }
  }
  const { start, end, odEnd = end, payment, record } = issuedOf({ products }, policy)
  if (today > end) return refused(texts.ended)
  if (odEnd !== end) return refused(texts.longTerm)
  const { reasons, note } = productOf(products, record).cancellation?.(record) ?? { reasons: anyReason }
  return {
    state: 'offered',
    reasons: [...reasons],
    ...(note && { note }),
    ...cancellationRefund({ paid: payment.amount, start, end }, today),
    hasBegun: today >= start,
  }
}

const refused = (message: string) => ({ state: 'refused', message }) as const
