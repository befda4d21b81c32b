// @vitest-environment dom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { groupNames } from '#web/shared/quotes/groups.ts'
import { onSheet } from '#web/ui/facts/on-sheet.ts'
import { ended, priceOf, prices, quotesOnScreen, refusalOf } from './quotes-on-screen.tsx'

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const card = (name: string) => screen.getByRole('article', { name })

describe('the quote list', () => {
  it('keeps a placeholder for every insurer until it answers', async () => {
    await quotesOnScreen()
    expect(names()).toEqual(motorInsurers.map(({ name }) => name))
    expect(screen.getByText(`0 of ${motorInsurers.length} insurers have answered`)).toBeTruthy()
  })

  it('shows the logo of each insurer on its card, priced or not [REF-12]', async () => {
    const { hear } = await quotesOnScreen()
    const logos = () =>
      screen.getAllByRole('article').map((card) => card.querySelector('img')?.getAttribute('src'))
    const own = motorInsurers.map(({ logo }) => onSheet(logo))
    expect(new Set(own).size).toBe(motorInsurers.length)
    expect(logos()).toEqual(own)
    await hear(...prices(13), { type: 'insurer.unavailable', unavailable: refusalOf(34) })
    expect(logos().toSorted()).toEqual(own.toSorted())
  })

  it('shows each price as it arrives, and announces politely how many have [QUOTE-15, A11Y-12]', async () => {
    const { hear } = await quotesOnScreen()
    await hear(...prices(13))
    expect(within(card('Digit')).getByText('₹13,000')).toBeTruthy()
    expect(screen.getByText(`1 of ${motorInsurers.length} insurers have answered`).getAttribute('role')).toBe(
      'status',
    )
  })

  it('lists the cheapest first, one card per insurer, and states that rule [QUOTE-04, QUOTE-05]', async () => {
    const { hear } = await quotesOnScreen()
    await hear(...prices(33, 15, 13), ...prices(15), ended)
    expect(names()).toEqual(['Digit', priceOf(15).insurer, 'United India'])
    expect(screen.getByText('Sorted by price, lowest first.')).toBeTruthy()
  })

  it('lists those that leave out some of what was asked for after the others, cheaper or not', async () => {
    const { hear } = await quotesOnScreen()
    const missing = [{ addOn: 'zeroDep', reason: 'Not offered for a car of this age' }]
    await hear({ type: 'quote.arrived', plan: priceOf(33, { final: 100_00, missing }) }, ...prices(15, 13))
    await hear({ type: 'insurer.unavailable', unavailable: refusalOf(34) }, ended)
    const headings = within(screen.getByRole('region', { name: 'Prices' })).getAllByRole('heading', {
      level: 2,
    })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Digit',
      priceOf(15).insurer,
      groupNames.lacking,
      'United India',
      groupNames.refused,
      refusalOf(34).insurer,
    ])
  })

  it('shows the last price of an insurer until its new one comes, then the difference; picks stay', async () => {
    const { hear, person } = await quotesOnScreen()
    await hear(...prices(13, 33), ended)
    await person.click(screen.getByRole('checkbox', { name: 'Compare Digit' }))
    await person.click(screen.getByRole('checkbox', { name: 'Compare United India' }))
    await person.click(screen.getByRole('checkbox', { name: 'Zero Depreciation Cover' }))
    expect(within(card('Digit')).getByText('₹13,000')).toBeTruthy()
    expect(within(card('Digit')).getByText('Updating…')).toBeTruthy()
    await hear({ type: 'quote.arrived', plan: priceOf(13, { final: 17_744_00 }) }, ...prices(33), ended)
    expect(within(card('Digit')).getByText('₹4,744 more than before')).toBeTruthy()
    expect(within(card('United India')).queryByText(/than before/)).toBeNull()
    expect(screen.getByText('2 of 4 picked')).toBeTruthy()
  })

  it('does not reorder cards while the list has focus, and sorts when it leaves', async () => {
    const { hear, person } = await quotesOnScreen()
    await hear(...prices(33))
    act(() => screen.getByRole('button', { name: 'Buy this plan from United India' }).focus())
    const before = names()
    await hear(...prices(13))
    expect(names()).toEqual(before)
    await person.click(screen.getByRole('searchbox', { name: 'Search insurers' }))
    expect(names().slice(0, 2)).toEqual(['Digit', 'United India'])
  })

  it('shows an insurer without a price with the reason and a retry [QUOTE-06]', async () => {
    const { hear, person, asked } = await quotesOnScreen()
    await hear(...prices(13), { type: 'insurer.unavailable', unavailable: refusalOf(33) }, ended)
    expect(within(card('United India')).getByText('United India did not answer in time.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Ask again: United India' }))
    expect(asked.at(-1)?.only).toEqual([33])
    expect(names()).toContain('Digit')
  })

  describe('with several insurers that did not answer', () => {
    const again = 'Ask all that did not answer once more'
    const late = (...insurerIds: number[]) =>
      insurerIds.map((id) => ({ type: 'insurer.unavailable' as const, unavailable: refusalOf(id) }))

    it('asks them all at once, by one button', async () => {
      const { hear, person, asked } = await quotesOnScreen()
      const declined = { ...refusalOf(15), reason: 'declined' as const }
      await hear(...prices(13), { type: 'insurer.unavailable', unavailable: declined })
      await hear(...late(33, 34), ended)
      await person.click(screen.getByRole('button', { name: again }))
      expect(asked.slice(1).map(({ only }) => only)).toEqual([[33, 34]])
      expect(screen.getByRole('button', { name: again }).getAttribute('aria-busy')).toBe('true')
      await hear(...late(33))
      expect(within(card('United India')).getByText('United India did not answer in time.')).toBeTruthy()
      await hear(...prices(34), ended)
      expect(asked).toHaveLength(2)
      expect(screen.queryByRole('button', { name: again })).toBeNull()
    })

    it('has no such button for one of them', async () => {
      const { hear } = await quotesOnScreen()
      await hear(...prices(13), ...late(33), ended)
      expect(screen.queryByRole('button', { name: again })).toBeNull()
    })
  })

  it('does not offer to ask an insurer again that has declined', async () => {
    const { hear } = await quotesOnScreen()
    const declined = { ...refusalOf(33), reason: 'declined' as const }
    await hear(...prices(13), { type: 'insurer.unavailable', unavailable: declined }, ended)
    expect(within(card('United India')).getByText('Not offered')).toBeTruthy()
    expect(within(card('United India')).queryByRole('button')).toBeNull()
  })

  it('filters by insurer without a request; an empty text shows all [QUOTE-09]', async () => {
    const { hear, person, asked } = await quotesOnScreen()
    await hear(...prices(13, 33), ended)
    const search = screen.getByRole('searchbox', { name: 'Search insurers' })
    await person.type(search, 'dig')
    expect(names()).toEqual(['Digit'])
    await person.clear(search)
    await person.type(search, 'xyz')
    expect(screen.getByText('No insurer is called “xyz”.')).toBeTruthy()
    await person.clear(search)
    expect(names()).toEqual(['Digit', 'United India'])
    expect(asked).toHaveLength(1)
  })

  it('shows why an add-on is not in a price', async () => {
    const { hear } = await quotesOnScreen()
    const reason = 'Offered for vehicles under 5 years'
    const plan = priceOf(13, { missing: [{ addOn: 'engineProtection', reason }] })
    await hear({ type: 'quote.arrived', plan }, ended)
    expect(within(card('Digit')).getByText(reason)).toBeTruthy()
  })

  it('selects a plan and disables all that is not heard while it is saved [QUOTE-13]', async () => {
    const { hear, person, chosen } = await quotesOnScreen()
    await hear(...prices(13, 33), ended)
    await person.click(screen.getByRole('button', { name: 'Buy this plan from Digit' }))
    expect(chosen[0]?.plan?.insurerId).toBe(13)
    const others = [
      'Buy this plan from United India',
      'Premium breakup of United India',
      'What we assumed',
      'Share quotes',
      'Change expiry date',
      'Change vehicle',
    ]
    const enabled = others.filter(
      (name) => !screen.getByRole('button', { name }).matches(':disabled, fieldset:disabled *'),
    )
    expect(enabled).toEqual([])
  })

  it('shows why there are no prices and retries all', async () => {
    const { hear, person, asked } = await quotesOnScreen()
    await hear({ type: 'quotes.failed', message: 'We could not fetch quotes. Please try again.' })
    expect(screen.getByRole('alert').textContent).toContain('We could not fetch quotes.')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(asked).toHaveLength(2)
  })
})

describe('a list that cannot be shown', () => {
  it('says that it is too early to renew', async () => {
    const previousPolicy = { claimed: false, status: 'continue', endDate: '2027-03-01' } as const
    await quotesOnScreen({ previousPolicy })
    expect(screen.getByRole('heading', { name: 'Too early to renew' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Change expiry date' })).toBeTruthy()
  })

  it('says that the first policy still runs', async () => {
    await quotesOnScreen({ registrationDate: '2026-08-01' })
    expect(screen.getByRole('heading', { name: 'No plan yet' })).toBeTruthy()
  })
})
