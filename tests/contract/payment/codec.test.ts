import { describe, expect, it } from 'vitest'
import { replyOfStatus, statusOfReply } from '#contract/payment/status.codec.ts'
import { policyOfReply, replyOfPolicy } from '#contract/policy/policy.codec.ts'
import type { PaymentStatus, PolicyStatus } from '#machines/schemas/outcome.ts'

describe('the wire', () => {
  it.each<[PaymentStatus, string]>([
    [{ status: 'notAsked', amount: 13_808_36 }, 'pending'],
    [{ status: 'initiated', amount: 1, paymentURL: 'https://safar.test/pay/x' }, 'pending'],
    [{ status: 'pending', amount: 1 }, 'pending'],
    [{ status: 'failure', amount: 1, message: 'Your bank declined the payment' }, 'failure'],
    [{ status: 'success', amount: 1, refund: { amount: 1, status: 'pending', by: '2026-06-24' } }, 'success'],
  ])('carries a payment that is %o as %s and back', (payment, word) => {
    const reply = replyOfStatus(payment, 'paymentPending')
    expect(reply.status).toBe(word)
    expect(reply.data.lifecycleStatus).toBe('paymentPending')
    expect(statusOfReply(reply)).toEqual(payment)
  })

  it.each<PolicyStatus>([
    { kind: 'pending' },
    { kind: 'failure', message: 'Not issued' },
    {
      kind: 'ready',
      policyNumber: 'P-1',
      url: '/api/v1/motor/downloadPolicy/lead-1',
      verifyUrl: 'https://safar.test/verify/x',
      start: '2026-07-06',
      end: '2027-07-05',
      helpline: { number: '1800 000 0013', isSandbox: true },
    },
  ])('carries a policy document that is $kind and back', (policy) => {
    expect(policyOfReply(replyOfPolicy(policy))).toEqual(policy)
  })

  it('tells every part of a payment under its own name, in rupees [API-40]', () => {
    const order = { id: 'order_1', at: '2026-06-15T04:30:00.000Z' }
    const payment: PaymentStatus = {
      status: 'failure',
      amount: 13_808_36,
      message: 'Your bank declined the payment',
      isCancelled: true,
      paymentURL: 'https://safar.test/pay/x',
      order,
      refund: { amount: 1_50, status: 'pending', by: '2026-06-24' },
    }
    const reply = replyOfStatus(payment)
    expect(reply).toEqual({
      status: 'failure',
      message: 'Your bank declined the payment',
      data: {
        paymentStatus: 'failure',
        amount: 13_808.36,
        isCancelled: true,
        paymentURL: 'https://safar.test/pay/x',
        order,
        refund: { amount: 1.5, status: 'pending', by: '2026-06-24' },
      },
    })
    expect(statusOfReply(reply)).toEqual(payment)
  })

  it.each<[PaymentStatus['status'], string, boolean]>([
    ['notAsked', 'quotesRequested', true],
    ['notAsked', 'quotesGenerated', true],
    ['failure', 'quotesGenerated', true],
    ['pending', 'quotesGenerated', false],
    ['initiated', 'quotesRequested', false],
    ['success', 'quotesGenerated', false],
    ['notAsked', 'paymentPending', false],
    ['failure', 'paymentFailure', false],
  ])(
    'of a payment that is %s while the purchase is at %s tells that the acceptance ended: %s',
    (status, at, hasLapsed) => {
      const read = statusOfReply(replyOfStatus({ status, amount: 1 }, at))
      expect(read).toEqual({ status, amount: 1, ...(hasLapsed && { hasLapsed }) })
    },
  )

  it('counts a document that is not there as pending, and a failure without a reason as unexpected', () => {
    expect(policyOfReply({ status: 'success' })).toEqual({ kind: 'pending' })
    expect(policyOfReply({ status: 'failure' })).toEqual({
      kind: 'failure',
      message: 'Something went wrong on our side. Please try again.',
    })
    expect(replyOfPolicy({ kind: 'failure', message: 'Not issued' })).toEqual({
      status: 'failure',
      message: 'Not issued',
    })
    expect(replyOfPolicy({ kind: 'pending' }).status).toBe('pending')
  })
})
