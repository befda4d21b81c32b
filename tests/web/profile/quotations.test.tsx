// @vitest-environment dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { motorWaitsAt } from '#machines/reference/messages/waits-at.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { today } from '#web/browser/today.ts'
import { aQuotation, listed, profileOnScreen, type Replies } from './profile-on-screen.tsx'

const quotations = (...data: object[]): Replies => ({ 'customer/quotations': listed(...data) })
const row = () => screen.findByRole('article', { name: 'Maruti Swift VXi' })

describe('my quotations', () => {
  it('show the status of a journey, its last price, and that it is quoted again', async () => {
    const on = addDays(today(), -3)
    const price = {
      insurer: { name: 'Digit', logo: '/logos/insurers/digit.svg' },
      amount: 7_455,
      on,
      isChosen: true,
    }
    const leadsTo = { path: '/proposal/{id}', screen: 'kyc', activeStep: 10 }
    await profileOnScreen('?section=myQuotations', quotations(aQuotation({ leadsTo, price })))
    const text = (await row()).textContent ?? ''
    for (const said of [motorWaitsAt.kyc, '₹7,455', `Your plan, ${formatDayWithYear(on)}`])
      expect(text).toContain(said)
    expect(text).toContain(texts.pricesOf(formatDayWithYear(on)))
  })

  it('show a changed price and what it was', async () => {
    const reasons = [{ key: 'age', text: 'The vehicle has become older.', amount: -355.5 }]
    const change = { since: addDays(today(), -1), amount: -355.5, reasons }
    const price = {
      insurer: { name: 'Digit', logo: '/logos/insurers/digit.svg' },
      amount: 7_455,
      on: today(),
      isChosen: false,
      change,
    }
    const { person } = await profileOnScreen('?section=myQuotations', quotations(aQuotation({ price })))
    expect((await row()).textContent).toContain('₹355.50 less than on')
    await person.click(screen.getByRole('button', { name: 'Why the price of Digit has changed' }))
    expect(screen.getByText(/The vehicle has become older/).textContent).toContain('−₹355.50')
  })

  it.each([
    [3, { path: '/motor', screen: 'variant', activeStep: 4 }, '/motor'],
    [6, { path: '/quotelist/{id}', screen: 'quotation', activeStep: 9 }, '/quotelist/lead-1'],
    [8, { path: '/proposal/{id}', screen: 'nominee', activeStep: 11 }, '/proposal/lead-1'],
    [10, { path: '/checkout/{id}', screen: 'checkout', activeStep: 13 }, '/checkout/lead-1'],
  ])('of saved step %i that lead to %o go on at %s', async (savedStep, leadsTo, path) => {
    const { person, history } = await profileOnScreen(
      '?section=myQuotations',
      quotations(aQuotation({ leadId: 'lead-1', savedStep, leadsTo })),
    )
    await row()
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(history.location.pathname).toBe(path))
    expect(history.location.state).toMatchObject({
      customerLeadId: 'lead-1',
      activeStep: leadsTo.activeStep,
      previousProcessJourney: `step${savedStep}`,
    })
  })
})
