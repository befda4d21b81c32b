import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  further,
  type GatewayStatus,
  gatewayStatuses,
  judge,
  type OrderFacts,
  type SeenPayment,
} from '#server/payments/judge.ts'

const seen = (id: string, status: GatewayStatus, different: Partial<SeenPayment> = {}): SeenPayment => ({
  id,
  status,
  isExact: true,
  wasTaken: status === 'captured',
  isGivenBack: false,
  ...different,
})
const judged = (payments: SeenPayment[], different: Partial<OrderFacts> = {}) =>
  judge({ mayCount: true, isClosed: false, payments, ...different })

describe('what the payments of an order mean', () => {
  it.each<[string, SeenPayment[], Partial<OrderFacts>, string, string[]]>([
    ['nothing was tried', [], {}, 'initiated', []],
    ['the customer turned back', [], { isClosed: true }, 'failure', []],
    ['a bank owes an answer', [seen('a', 'created')], {}, 'pending', []],
    ['a bank owes an answer after all', [seen('a', 'authorized')], { isClosed: true }, 'pending', []],
    ['one failed', [seen('a', 'failed')], {}, 'failure', []],
    ['one failed and another is open', [seen('a', 'failed'), seen('b', 'created')], {}, 'pending', []],
    ['what failed was before the customer asked anew', [seen('a', 'superseded')], {}, 'initiated', []],
    ['what was released was before the customer asked anew', [seen('a', 'released')], {}, 'initiated', []],
    ['one was taken', [seen('a', 'captured')], { isClosed: true }, 'success', []],
    ['two were taken', [seen('a', 'captured'), seen('b', 'captured')], {}, 'success', ['b']],
    [
      'two were taken and one goes back already',
      [seen('a', 'captured', { isGivenBack: true }), seen('b', 'captured')],
      {},
      'success',
      [],
    ],
    ['another amount was taken', [seen('a', 'captured', { isExact: false })], {}, 'failure', ['a']],
    [
      'another amount was taken and then the right one',
      [seen('a', 'captured', { isExact: false }), seen('b', 'captured')],
      {},
      'success',
      ['a'],
    ],
    ['the proposal is gone', [seen('a', 'captured')], { mayCount: false }, 'failure', ['a']],
    ['what counted was refunded by hand', [seen('a', 'refunded', { wasTaken: true })], {}, 'success', []],
  ])('is right when %s', (_, payments, different, status, toRefund) => {
    expect(judged(payments, different)).toEqual({ status, toRefund })
  })

  it('knows a refund from what was captured, whichever is told first', () => {
    expect(further('captured', 'refunded')).toBe('refunded')
    expect(further('refunded', 'captured')).toBe('refunded')
  })

  const anyPayment = fc.record({
    status: fc.constantFrom(...gatewayStatuses),
    isExact: fc.boolean(),
    isGivenBack: fc.boolean(),
  })
  const anyFacts = fc.record({
    mayCount: fc.boolean(),
    isClosed: fc.boolean(),
    payments: fc
      .array(anyPayment, { maxLength: 5 })
      .map((all) => all.map(({ status, ...rest }, place) => seen(`pay_${place}`, status, rest))),
  })

  it('keeps the money of one payment at most, and only where it makes a policy', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { status, toRefund } = judge(facts)
        const held = facts.payments.filter(
          ({ id, status, isGivenBack }) => status === 'captured' && !isGivenBack && !toRefund.includes(id),
        )
        expect(held.length).toBe(status === 'success' ? 1 : 0)
        if (status === 'success') expect(facts.mayCount).toBe(true)
      }),
    )
  })
})

describe('two tellings of one payment', () => {
  const status = fc.constantFrom(...gatewayStatuses)

  it('come to the same in any order and however often', () => {
    const told = fc.uniqueArray(status, { minLength: 1 })
    fc.assert(
      fc.property(told, told, (once, more) => {
        const all = [...once, ...more]
        const last = (tellings: GatewayStatus[]) => tellings.reduce(further)
        expect(last([...all].reverse())).toBe(last(all))
        expect(last([...all, ...all])).toBe(last(all))
      }),
    )
  })
})

it('a late report changes nothing of what was released before the customer asked anew', () => {
  for (const told of ['created', 'failed', 'authorized', 'captured', 'refunded'] as const)
    expect(further('released', told)).toBe('released')
})
