import * as v from 'valibot'
import type { OrderRequest, Payment } from '#contract/partners/gateway.ts'
import { type Collection, type SandboxEnvironment, secondsOf } from '../environment.ts'

const mandate = v.object({ expiresAfterMinutes: v.number() })
const twoWeeks = 14 * 24 * 60

/** Orders that block an amount on the payer's account until it is taken or released: one-time UPI mandates. */
export function openMandates(environment: SandboxEnvironment, payments: Collection<Payment>) {
  /** By the order's id. */
  const terms = environment.journal.collection('mandates', mandate)

  function open(orderId: string, { capture_options: options }: NonNullable<OrderRequest['payment']>): void {
    terms.set(orderId, { expiresAfterMinutes: options?.manual_expiry_period ?? twoWeeks })
  }

  /** A blocked amount is released by itself once its time is over. */
  function asOfNow(known: Payment): Payment {
    const of = terms.get(known.order_id)
    if (!of || known.status !== 'authorized') return known
    const endsAt = known.created_at + of.expiresAfterMinutes * 60
    return secondsOf(environment.clock()) < endsAt ? known : release(known)
  }

  const block = (known: Payment): Payment => payments.set(known.id, { ...known, status: 'authorized' })

  function release(known: Payment): Payment {
    return payments.set(known.id, {
      ...known,
      status: 'refunded',
      refund_status: 'full',
      error_code: 'BAD_REQUEST_ERROR',
      error_description: 'The blocked amount was released',
      error_reason: 'mandate_released',
    })
  }

  return { isOne: (orderId: string) => terms.get(orderId) !== undefined, open, asOfNow, block, release }
}
