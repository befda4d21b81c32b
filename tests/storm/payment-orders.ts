import fc from 'fast-check'
import { type AnyMachineSnapshot, getNextSnapshot } from 'xstate'
import type { LifecycleEventType } from '#machines/purchase/lifecycle/lifecycle.events.ts'
import { lifecycleMachine } from '#machines/purchase/lifecycle/lifecycle.machine.ts'
import { further, judge, type PaymentVerdict, type SeenPayment } from '#server/payments/judge.ts'

const ends = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const
const payment = fc.record({
  end: fc.constantFrom(...ends),
  isExact: fc.boolean(),
})
/** Payments by what becomes of each in the end, and in which order what is told of them arrives, some of it never. */
const anyOrder = fc.record({
  payments: fc.array(payment, { minLength: 1, maxLength: 4 }),
  told: fc.array(fc.record({ which: fc.nat({ max: 3 }), moment: fc.nat({ max: 4 }) }), { maxLength: 16 }),
  isLeft: fc.boolean(),
})
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer S> ? S : never

const moves: Record<PaymentVerdict['status'], LifecycleEventType | undefined> = {
  initiated: undefined,
  pending: 'PAYMENT_PENDING',
  success: 'PAYMENT_CONFIRMED',
  failure: 'PAYMENT_DECLINED',
}

/**
 * Orders in the machine alone: what is told of their payments is judged one by one, copied, late or never, and in the
 * end the gateway is asked. Throws the smallest order that is paid twice, or whose money is neither counted nor returned.
 */
export function paymentOrders({ orders, seed }: { orders: number; seed?: number }): void {
  fc.assert(fc.property(anyOrder, play), { numRuns: orders, ...(seed !== undefined && { seed }) })
}

function play({ payments, told, isLeft }: AnyOrder): void {
  const seen = new Map<number, SeenPayment>()
  let purchase: AnyMachineSnapshot = lifecycleMachine.resolveState({ value: 'paymentInitiated', context: {} })
  let counted: string | undefined
  let confirmations = 0
  const taken: number[] = []
  const hear = (which: number, status: (typeof ends)[number]) => {
    const known = seen.get(which)
    const isExact = payments[which]?.isExact ?? false
    const furthest = known ? further(known.status, status) : status
    const wasTaken = known?.wasTaken === true || furthest === 'captured'
    seen.set(which, { id: String(which), isGivenBack: false, ...known, status: furthest, isExact, wasTaken })
    const isConfirmed = purchase.value === 'paymentSuccess'
    if (wasTaken && !taken.includes(which)) taken.push(which)
    const mayCount = isConfirmed || purchase.can({ type: 'PAYMENT_CONFIRMED' })
    const verdict = judge({ mayCount, isClosed: isLeft, payments: inOrderOf(taken, seen) })
    for (const id of verdict.toRefund) {
      const payment = seen.get(Number(id))
      if (!payment || payment.isGivenBack || id === counted)
        throw new Error(`Payment ${id} goes back twice or is counted`)
      payment.isGivenBack = true
    }
    const event = moves[verdict.status]
    if (!event || !purchase.can({ type: event })) return
    purchase = getNextSnapshot(lifecycleMachine, purchase, { type: event })
    if (verdict.status !== 'success') return
    confirmations += 1
    counted = inOrderOf(taken, seen).find((one) => one.wasTaken && one.isExact && !one.isGivenBack)?.id
  }
  for (const { which, moment } of told) {
    const end = payments[which]?.end
    if (end) hear(which, ends[Math.min(moment, ends.indexOf(end))] ?? end)
  }
  payments.forEach(({ end }, which) => {
    hear(which, end)
  })
  if (confirmations > 1) throw new Error(`Paid ${confirmations} times`)
  for (const { id, status, isGivenBack } of seen.values()) {
    const isSettled = status !== 'captured' || isGivenBack || id === counted
    if (!isSettled) throw new Error(`The money of payment ${id} is neither counted nor returned`)
  }
}

/** As the server lists payments: those whose money was taken by when that was, then the others. */
function inOrderOf(taken: readonly number[], seen: ReadonlyMap<number, SeenPayment>): SeenPayment[] {
  const others = [...seen.keys()].filter((which) => !taken.includes(which))
  return [...taken, ...others].flatMap((which) => seen.get(which) ?? [])
}
