import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { paymentTestModel } from '#machines/purchase/payment/payment.test-model.ts'
import { sampleMandates } from '#machines/purchase/proposal/sample-outcomes.ts'
import { journey } from '#machines/reference/messages/journey.ts'
import { mandateStatus, paymentStatus } from '#machines/schemas/outcome.ts'
import { outcome, play, today } from '../play.ts'

const record = { ...sampleRecord(today), savedStep: 10, plan: samplePlan(today) }
const open = (status: string) => play(paymentMachine, { today, record: { ...record, status } })
const amount = 13_808_00
const stands = (status: string) => outcome.done('readPayment', { status, amount })
/** No payment page was opened for "Pay now". */
const refused = (message: string) =>
  open('proposalSuccess').hear(
    { type: 'terms.accepted', terms: true },
    outcome.error('requestPayment', new Error(message)),
    stands('notAsked'),
  )

describe('the payment', () => {
  test('has different states for success, failure and pending [CHECKOUT-04]', () => {
    const shown = ['success', 'failure', 'pending'].map((status) =>
      open('paymentInitiated').hear(stands(status)).state(),
    )
    expect(shown).toEqual(['document', 'failed.told', 'pending.waiting'])
  })

  test('starts from the summary only after an accepted proposal [CHECKOUT-01]', () => {
    expect(open('proposalSuccess').screen()).toMatchObject({ path: '/checkout/{id}', asks: 'terms.accepted' })
    expect(open('quotesGenerated').screen().path).toBe('/proposal/{id}')
  })

  test('forgets, once a link to it was opened and closed, why an earlier try had failed', () => {
    const page = refused('not now')
    expect(page.screen()).toMatchObject({ state: 'summary', problem: 'not now' })
    page.hear({ type: 'link.opened' }, outcome.done('customerLink', { isSent: false }))
    expect(page.screen().state).toBe('summary')
    expect(page.screen().problem).toBeUndefined()
  })

  test('offers no second payment while the first is unsettled', () => {
    const page = open('paymentPending').hear(stands('pending'))
    expect(page.refuses({ type: 'payment.retried' })).toBe(true)
    expect(page.refuses({ type: 'terms.accepted', terms: true })).toBe(true)
  })

  test('opens the payment page again only while nothing was done on it', () => {
    expect(open('paymentPending').hear(stands('pending')).refuses({ type: 'page.reopened' })).toBe(true)
    const opened = outcome.done('readPayment', { status: 'initiated', amount, paymentURL: '/pay/token' })
    const left = open('paymentInitiated').hear(opened)
    expect(left.screen()).toMatchObject({ title: 'Waiting for the payment', lead: journey.notPaidYet })
    expect(left.refuses({ type: 'page.reopened' })).toBe(false)
    // Nobody knows any more what was done on it: "do not pay again" is all that is said.
    const unknown = left.hear({ type: 'status.checked' }, outcome.error('readPayment', new Error('offline')))
    expect(unknown.screen()).toMatchObject({ view: 'pending', lead: journey.paymentPending })
    expect(unknown.refuses({ type: 'page.reopened' })).toBe(true)
  })

  test('tells a payment that was cancelled from one that failed, with the same ways on', () => {
    const cancelled = outcome.done('readPayment', { status: 'failure', amount, isCancelled: true })
    const page = open('paymentFailure').hear(cancelled)
    expect(page.screen().title).toBe('Payment cancelled')
    expect(page.hear({ type: 'payment.retried' }).state()).toBe('opening')
  })

  test('asks nobody to pay again what can no longer be paid, and leads to new prices', () => {
    const page = open('proposalSuccess').hear(
      { type: 'terms.accepted', terms: true },
      outcome.error('requestPayment', new Error('not now')),
      outcome.done('readPayment', { status: 'notAsked', amount, hasLapsed: true }),
    )
    expect(page.screen().title).toBe('This price has expired')
    expect(page.refuses({ type: 'terms.accepted', terms: true })).toBe(true)
    expect(page.hear({ type: 'plan.abandoned' }).screen().path).toBe('/quotelist/{id}')
  })

  test('stays with the checkout until the bank has answered', () => {
    const page = open('proposalSuccess').hear(
      { type: 'terms.accepted', terms: true },
      outcome.error('requestPayment', new Error('not now')),
    )
    expect([page.screen().title, page.screen().path]).toEqual(['Checking your payment', undefined])
  })

  describe('after "Pay now" without a network', () => {
    const lost = new Error('offline')
    const unreached = (status = 'proposalSuccess') =>
      (status === 'paymentFailure'
        ? open(status).hear(stands('failure'), { type: 'payment.retried' })
        : open(status).hear({ type: 'terms.accepted', terms: true })
      ).hear(outcome.error('requestPayment', lost), outcome.error('readPayment', lost))
    const pollsAgain = { type: 'xstate.after.pollPayment.payment.unreached.waiting' }
    const opened = { status: 'initiated', amount, paymentURL: '/pay/token' }

    test.each(['proposalSuccess', 'paymentFailure'])('says that nothing was paid (%s)', (status) => {
      const page = unreached(status)
      expect([page.screen().view, page.screen().path]).toEqual(['unreached', undefined])
      expect(page.hear(pollsAgain, outcome.error('readPayment', lost)).state()).toBe('unreached.waiting')
    })

    test('asks for the payment once there is one, and goes to a page that was opened before', () => {
      expect(unreached().hear(pollsAgain, stands('notAsked')).state()).toBe('opening')
      expect(unreached().hear(pollsAgain, outcome.done('readPayment', opened)).state()).toBe('atGateway')
      expect(unreached().hear({ type: 'status.checked' }, stands('success')).state()).toBe('document')
    })

    test('lets nobody pay again who has been to the payment page', () => {
      const page = open('paymentInitiated').hear(
        outcome.done('readPayment', opened),
        { type: 'page.reopened' },
        outcome.error('requestPayment', lost),
        outcome.error('readPayment', lost),
      )
      expect(page.state()).toBe('pending.waiting')
    })
  })

  test('says on the summary why no payment page was opened', () => {
    expect(refused('Too much to do').screen()).toMatchObject({ view: 'summary', problem: 'Too much to do' })
  })

  test('says so of a price that has expired each time it is opened, until there is another plan', () => {
    const { plan, ...unpaid } = record
    const lapsed = { caseId: plan.caseId, insurer: plan.insurer }
    const status = 'quotesRequested'
    const reopen = (given: object) =>
      play(paymentMachine, { today, record: { ...unpaid, status, lapsed, ...given } })
    const payment = { status: 'notAsked', amount, hasLapsed: true }
    for (const answer of [
      outcome.done('readPayment', payment),
      outcome.error('readPayment', new Error('offline')),
    ])
      expect(reopen({}).hear(answer).screen().title).toBe('This price has expired')
    expect(reopen({}).hear(stands('success')).state()).toBe('document')
    expect(reopen({ plan }).screen().path).toBe('/proposal/{id}')
    expect(reopen({ lapsed: undefined }).screen().path).toBe('/proposal/{id}')
  })

  test('polls the bank, and finally only on request', () => {
    const page = open('paymentPending')
    for (let asked = 1; asked < 49; asked++) {
      page.hear(stands('pending'), { type: 'xstate.after.pollPayment.payment.pending.waiting' })
    }
    page.hear(stands('pending'))
    expect(page.refuses({ type: 'xstate.after.pollPayment.payment.pending.waiting' })).toBe(true)
    expect(page.hear({ type: 'status.checked' }).state()).toBe('pending.asking')
    expect(page.screen().title).toBe('Payment pending')
  })

  test('never treats an unreachable server as a failed payment', () => {
    const page = open('paymentInitiated').hear(outcome.error('readPayment', new Error('offline')))
    expect(page.state()).toBe('pending.waiting')
  })

  test.each([
    ['success', {}, 'document'],
    ['initiated', { paymentURL: '/pay/token' }, 'awaited.waiting'],
    ['pending', {}, 'pending.waiting'],
    ['notAsked', {}, 'summary'],
    ['failure', {}, 'failed.told'],
    ['failure', { isCancelled: true }, 'cancelled.told'],
  ])('that failed is asked about again, without leaving its page: now it is %s %o', (status, more, state) => {
    for (const isCancelled of [false, true]) {
      const page = open('paymentFailure').hear(
        outcome.done('readPayment', { status: 'failure', amount, isCancelled }),
      )
      const { title } = page.hear({ type: 'status.checked' }).screen()
      expect(title).toBe(isCancelled ? 'Payment cancelled' : 'Payment failed')
      const answer = outcome.done('readPayment', { status, amount, ...more })
      expect(page.hear(answer).state()).toBe(state)
    }
  })

  test('that failed stays so where nobody answers, and says that', () => {
    const page = open('paymentFailure').hear(stands('failure'), { type: 'status.checked' })
    page.hear(outcome.error('readPayment', new Error('offline')))
    expect(page.screen()).toMatchObject({ title: 'Payment failed', problem: 'offline' })
    expect(page.hear({ type: 'payment.retried' }).state()).toBe('opening')
  })

  test('lets a failed payment be retried or the plan be given up', () => {
    const failed = () => open('paymentFailure').hear(stands('failure'))
    expect(failed().hear({ type: 'payment.retried' }).state()).toBe('opening')
    expect(failed().hear({ type: 'plan.abandoned' }).state()).toBe('leaving')
  })

  test('waits for the document of a paid policy and ends once it is there', () => {
    const page = open('paymentSuccess').hear(outcome.done('readPolicy', { kind: 'pending' }))
    expect(page.screen().lead).toBe('Your policy is paid. The document will follow.')
    page.hear(
      { type: 'document.requested' },
      outcome.done('readPolicy', { kind: 'ready', policyNumber: 'P1' }),
    )
    expect(page.screen().title).toBe('Your policy is issued')
  })
})

describe('the identity check', () => {
  const asked = () =>
    play(kycMachine, { leadId: 'lead-1', insurerId: 13, customerType: 'individual' }).hear(
      outcome.done('getKycConfig', { modes: ['ckyc', 'ovd'], documents: ['pan', 'adhaar'], redirect: true }),
    )
  const document = {
    type: 'document.given',
    docName: 'adhaar',
    docNumber: '234123412346',
    dateOfBirth: '1990-01-01',
    consent: true,
  }

  test('asks for papers with the specified message when no record is found [ERR-12]', () => {
    const check = asked().hear(
      document,
      outcome.done('getKyc', { kind: 'notFound', message: 'CKYC Invalid, Please Enter POA Type ' }),
    )
    expect(check.state()).toBe('papers')
    expect(check.screen().problem).toBe('CKYC Invalid, Please Enter POA Type ')
  })

  test('says that an OTP or Aadhaar number was wrong and asks for it again [ERR-13, ERR-14]', () => {
    const invalidAadhaar = outcome.done('getKyc', {
      kind: 'refused',
      message: 'Invalid Aadhaar Number, Please Try Again',
    })
    const check = asked().hear(document, invalidAadhaar)
    expect([check.state(), check.screen().problem]).toEqual([
      'asking',
      'Invalid Aadhaar Number, Please Try Again',
    ])
    check.hear(document, outcome.done('getKyc', { kind: 'otpSent', reference: 'r1' }), {
      type: 'otp.given',
      otp: '111111',
    })
    check.hear(outcome.done('verifyOtp', { kind: 'refused', message: 'Invalid OTP, Please Try Again' }))
    expect([check.screen().asks, check.screen().problem]).toEqual([
      'otp.given',
      'Invalid OTP, Please Try Again',
    ])
  })
})

test('the machine is walked with every state of a payment and of a mandate, and with none that is not one', () => {
  const { requestPayment, readPayment } = paymentTestModel.outcomes(today)
  const payments = [...(requestPayment?.done ?? []), ...(readPayment?.done ?? [])]
  const mandates = Object.values(sampleMandates).flatMap(({ done }) => done)
  for (const [schema, walked] of [
    [paymentStatus, payments],
    [mandateStatus, mandates],
  ] as const) {
    expect(walked.filter((one) => !v.is(schema, one))).toEqual([])
    const states = new Set(walked.map((one) => Reflect.get(one as object, 'status')))
    expect([...states].sort()).toEqual([...schema.entries.status.options].sort())
  }
})
