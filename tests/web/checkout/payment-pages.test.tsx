// @vitest-environment dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { replyOfStatus } from '#contract/payment/status.codec.ts'
import { replyOfPolicy } from '#contract/policy/policy.codec.ts'
import { extraName } from '#machines/motor/motor-words.ts'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { nomineeOf, sampleNominee } from '#machines/purchase/proposal/nominee.fields.ts'
import { journey } from '#machines/reference/messages/journey.ts'
import { purchased } from '#machines/reference/messages/purchased.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { formatDayWithYear, formatMoment } from '#machines/rules/dates.ts'
import { dayOf } from '#machines/rules/day.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { refundedBy } from '#machines/rules/refund-day.ts'
import type { PaymentStatus, PolicyStatus } from '#machines/schemas/outcome.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { today } from '#web/browser/today.ts'
import { paymentJourney } from '#web/checkout/payment.journey.ts'
import { JourneyPage } from '#web/journey/journey-page.tsx'
import { renderWithLinks } from '../ui/screen.tsx'

const amount = 13_808_00
const at = '2026-06-15T04:30:00.000Z'
const order = { id: 'order_1', at }
const url = '/pay/token'
const included = ['zeroDepriciationCover', 'roadSideAssistance']
const bought = included.map(extraName)

afterEach(() => vi.unstubAllGlobals())

/** The page of a purchase of which the bank and the insurer say this. */
async function open(
  payment: Partial<PaymentStatus>,
  policy: PolicyStatus = { kind: 'pending' },
  lifecycleStatus?: string,
  plan: Partial<Plan> = {},
  change: object = {},
) {
  const known: PaymentStatus = { status: 'pending', amount, order, ...payment }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    asked.push([method, address.split('/api/v1/')[1], body].filter(Boolean).join(' '))
    return Response.json(
      address.includes('PaymentStatus') ? replyOfStatus(known, lifecycleStatus) : replyOfPolicy(policy),
    )
  })
  const record = {
    ...sampleRecord(today()),
    status: 'paymentInitiated',
    plan: { ...samplePlan(today()), included, ...plan },
    ...change,
  }
  await renderWithLinks(<JourneyPage journey={paymentJourney} input={{ today: today(), record }} />)
  return { asked }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const facts = () => screen.getByRole('region', { name: 'Your payment' }).textContent
const usual = [formatRupees(amount), 'Digit', 'RJ-14-CA-1234', 'order_1', formatMoment(at)]
const backBy = `If debited, back by${formatDayWithYear(refundedBy(dayOf(new Date(at))))}`
/** The parts of the row that says what is insured which are an element of their own. */
const insured = (within: Pick<typeof screen, 'getByText'>) =>
  [...(within.getByText('Insured').nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)
/** What is said beside a button that pays. */
const besideButton = (name: string) => screen.getByRole('button', { name }).parentElement?.textContent

describe('the page of a payment', () => {
  it('that is pending says of what, what is asked next and by when money is back [CHECKOUT-04]', async () => {
    await open({})
    await heading('Payment pending')
    for (const fact of [...usual, 'NextWe ask the bank again in 5 seconds', backBy])
      expect(facts()).toContain(fact)
    expect(screen.getByText(/^This page updates on its own/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open the payment page again' })).toBeNull()
  })

  it('that failed says why, of what, and what another try pays to whom [CHECKOUT-04]', async () => {
    await open({ status: 'failure', message: 'Your bank declined the payment' })
    await heading('Payment failed')
    expect(screen.getByText('Your bank declined the payment')).toBeTruthy()
    for (const fact of [...usual, backBy]) expect(facts()).toContain(fact)
    expect(besideButton('Try payment again')).toContain(`${formatRupees(amount)}to Digit`)
    expect(besideButton('Try payment again')).not.toContain('Choose another plan')
  })

  it('breaks no plate, however narrow it is', async () => {
    await open({})
    await heading('Payment pending')
    expect(insured(screen)).toContain('RJ-14-CA-1234')
  })

  it('that was cancelled is not called failed, and no bank is quoted', async () => {
    await open({ status: 'failure', isCancelled: true, message: journey.paymentCancelled })
    await heading('Payment cancelled')
    for (const fact of usual) expect(facts()).toContain(fact)
    expect(screen.queryByText('The bank’s answer')).toBeNull()
    expect(besideButton('Try payment again')).toContain('to Digit')
  })

  it('that was not made yet says of what, and promises no money back', async () => {
    await open({ status: 'initiated', paymentURL: url })
    await heading('Waiting for the payment')
    expect(document.body.textContent).not.toContain('do not pay again')
    for (const fact of usual) expect(facts()).toContain(fact)
    expect(facts()).not.toContain('If debited')
    expect(besideButton('Open the payment page again')).toContain('to Digit')
  })

  it('whose page somebody else has open says of what', async () => {
    await open({ status: 'initiated' })
    await heading('Waiting for the payment')
    for (const fact of usual) expect(facts()).toContain(fact)
  })
})

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const digits = /\d\d\/\d\d\/\d{4}/

describe('every page of a payment', () => {
  it.each([
    ['failed', { status: 'failure' as const }],
    ['cancelled', { status: 'failure' as const, isCancelled: true }],
  ])('that was %s names the way on before the way out', async (outcome, payment) => {
    await open(payment)
    await heading(`Payment ${outcome}`)
    expect(names().filter((name) => name !== 'Continue on another device')).toEqual([
      'Try payment again',
      'Choose another plan',
      'Check again',
    ])
  })

  it.each([{}, { isCancelled: true }])(
    'that failed in this tab and was made in another is found when this one is shown again %o',
    async (more) => {
      await open({ status: 'failure', ...more })
      await screen.findByRole('button', { name: 'Try payment again' })
      vi.stubGlobal('fetch', async (address: string) =>
        Response.json(
          address.includes('PaymentStatus')
            ? replyOfStatus({ status: 'success', amount, order })
            : replyOfPolicy({ kind: 'pending' }),
        ),
      )
      document.dispatchEvent(new Event('visibilitychange'))
      await heading('Payment successful')
    },
  )

  it.each([
    ['is pending', {}],
    ['failed', { status: 'failure' as const }],
    ['was cancelled', { status: 'failure' as const, isCancelled: true }],
    ['was made twice', { refund: { amount, status: 'pending', by: '2026-06-24' } }],
  ])('that %s writes all days in one way', async (_, payment) => {
    await open(payment)
    await screen.findByRole('region', { name: 'Your payment' })
    expect(document.body.textContent).toContain('Jun 2026')
    expect(document.body.textContent).not.toMatch(digits)
  })

  it('writes the days of the policy as those of the payment', async () => {
    const [start, end] = [addDays(today(), 20), addDays(today(), 384)]
    const helpline = { number: '1800 000 0013', isSandbox: true }
    const policy = { policyNumber: 'P-1', url: '/policy.pdf', verifyUrl: '/verify/x', start, end, helpline }
    await open({ status: 'success' }, { kind: 'ready', ...policy })
    await heading(purchased.title)
    expect(document.body.textContent).not.toMatch(digits)
  })

  it('writes the end of an acceptance as the days of the policy', async () => {
    await open({ status: 'notAsked' }, undefined, 'proposalSuccess', { payBy: '2026-06-17T04:31:00.000Z' })
    expect(await screen.findByText(/^Please pay by 17 Jun 2026, 10:01\sam$/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(digits)
  })
})

describe('the page of a payment that was never made', () => {
  it('leads to new prices once the acceptance has ended', async () => {
    await open({ status: 'notAsked', order: undefined }, undefined, 'quotesRequested')
    await heading('This price has expired')
    expect(screen.queryByRole('region', { name: 'Your payment' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Choose another plan' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  })

  it('says of one that failed before by when a debited amount is back', async () => {
    await open({ status: 'failure' }, undefined, 'quotesRequested')
    await heading('This price has expired')
    expect(facts()).toContain(backBy)
  })

  it('shows the summary while the acceptance holds, with what is bought, its price and both terms [CHECKOUT-02]', async () => {
    await open({ status: 'notAsked' }, undefined, 'proposalSuccess')
    await heading('Summary and payment')
    const cover = screen.getByRole('region', { name: 'Cover' }).textContent
    for (const name of bought) expect(cover).toContain(name)
    expect(cover).toContain(`From${formatDayWithYear(samplePlan(today()).start)}`)
    for (const name of ['Policy wording of Digit', 'Safar’s terms and conditions'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^\//)
    expect(besideButton('Pay now')).toContain(`${formatRupees(amount)}to Digit`)
  })
})

describe('the page after a purchase', () => {
  const start = addDays(today(), 20)
  const policy: PolicyStatus = {
    kind: 'ready',
    policyNumber: 'P-1',
    url: '/policy.pdf',
    verifyUrl: '/verify/x',
    start,
    end: addDays(start, 364),
    paymentReference: 'order_2',
    helpline: { number: '1800 000 0013', isSandbox: true },
  }

  it('says from which day on it insures, what was paid, and where document and receipt are [CHECKOUT-03, CHECKOUT-05]', async () => {
    const { asked } = await open({ status: 'success' }, policy)
    await heading(purchased.title)
    expect(asked.slice(0, 2)).toEqual([
      'POST motor/getPaymentStatus {"caseId":"case-1"}',
      'GET motor/getPolicyDocument/lead-1',
    ])
    expect(screen.getByText(purchased.insuredFrom(formatDayWithYear(start)))).toBeTruthy()
    expect(formatDayWithYear('2026-12-13')).toBe('13 Dec 2026')
    const bought = within(screen.getByRole('region', { name: 'Your policy' }))
    expect(bought.getByText(formatRupees(amount))).toBeTruthy()
    expect(bought.getByText('Payment reference').parentElement?.textContent).toBe('Payment referenceorder_2')
    for (const name of ['Download policy', 'Download receipt', 'Open My Policies'])
      expect(screen.getByRole('link', { name })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Download policy' }).getAttribute('href')).toBe('/policy.pdf')
  })

  it('tells what was paid twice, and by when it is back', async () => {
    await open({ status: 'success' }, { ...policy, refund: { amount, status: 'pending', by: '2026-06-24' } })
    await heading(purchased.title)
    const told = screen.getByText('A payment is going back to you').parentElement?.textContent
    expect(told).toContain(`${formatRupees(amount)} was paid more than once`)
    expect(told).toContain('24 Jun 2026')
  })

  it('offers to change a nominee only where one is named', async () => {
    const nominee = nomineeOf(sampleNominee(today()))
    await open({ status: 'success' }, policy, undefined, {}, { nominee })
    expect(await screen.findByText(purchased.change)).toBeTruthy()
    cleanup()
    await open({ status: 'success' }, policy, undefined, {}, { nominee: undefined })
    expect(await screen.findByText(purchased.changeContact)).toBeTruthy()
    expect(screen.queryByText(purchased.change)).toBeNull()
  })

  it('says until when own damage and third party are insured, where third party is insured for longer', async () => {
    const [odEnd, end] = [addDays(start, 364), addDays(start, 1824)]
    await open({ status: 'success' }, { ...policy, odEnd, end })
    await heading(purchased.title)
    const bought = screen.getByRole('region', { name: 'Your policy' }).textContent
    expect(bought).toContain(`To${formatDayWithYear(odEnd)}Third party to${formatDayWithYear(end)}`)
  })

  it('breaks no plate, and keeps the one download that matters most beside the thumb', async () => {
    await open({ status: 'success' }, policy)
    await heading(purchased.title)
    const bought = within(screen.getByRole('region', { name: 'Your policy' }))
    expect(insured(bought)).toContain('RJ-14-CA-1234')
    expect(bought.getByRole('link', { name: 'Download receipt' })).toBeTruthy()
    expect(bought.queryByRole('link', { name: 'Download policy' })).toBeNull()
  })

  it('says that it insures once the first day has come', async () => {
    await open({ status: 'success' }, { ...policy, start: today() })
    expect(await screen.findByText(purchased.insuredNow)).toBeTruthy()
  })
})

describe('Pay now', () => {
  const plan = samplePlan(today())
  const accepted = { ...sampleRecord(today()), status: 'proposalSuccess', plan }
  const pay = async () => {
    const user = userEvent.setup({ document })
    await renderWithLinks(
      <JourneyPage journey={paymentJourney} input={{ today: today(), record: accepted }} />,
    )
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
  }

  it('without a network says that nothing was paid, and what was to be paid', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await pay()
    await heading('The payment page did not open')
    const page = document.body.textContent
    for (const said of [journey.paymentUnreached, formatRupees(plan.final), plan.insurer])
      expect(page).toContain(said)
    expect(page).not.toContain('debited')
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
  })

  it('looks how the payment stands when the browser shows the page again that led to it', async () => {
    let known: PaymentStatus = {
      status: 'initiated',
      amount,
      paymentURL: 'http://localhost:3000/pay/token',
    }
    vi.stubGlobal('fetch', async () => Response.json(replyOfStatus(known, undefined)))
    await pay()
    await heading('Opening the payment page')
    known = { status: 'failure', amount, message: 'No funds' }
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await heading('Payment failed')
  })
})
