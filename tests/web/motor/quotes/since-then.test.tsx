// @vitest-environment dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { EarlierPrices } from '#machines/motor/quote-list/earlier-prices.ts'
import { ended, priceOf, prices, quotesOnScreen } from './quotes-on-screen.tsx'

const finals = (insurerId: number, final: number) => ({
  [insurerId]: priceOf(insurerId, { final, gst: priceOf(insurerId).gst - 170_00 }),
})
const earlier: EarlierPrices = {
  onDay: '2026-11-12',
  businessType: 'not expired',
  offers: { ...finals(13, 12_830_00), ...finals(15, 15_000_00), ...finals(33, 34_000_00) },
}
const card = (name: string) => within(screen.getByRole('article', { name }))

describe('quotes with prices of an earlier day', () => {
  it('show one notice, and a summary once every insurer has answered', async () => {
    const { hear } = await quotesOnScreen({}, earlier)
    await hear(...prices(13, 15, 33))
    expect(screen.getByRole('note').textContent).toContain('told as insurers answer')
    await hear(ended)
    expect(screen.getByRole('note').textContent).toBe(
      'Prices of today. Your earlier ones were of 12 Nov 2026.1 went up, 1 went down, 1 is the same',
    )
  })

  it('show the difference on each card, with the reasons in a popover', async () => {
    const { hear, person } = await quotesOnScreen({}, earlier)
    await hear(...prices(13, 15, 33, 17), ended)
    await person.click(
      card('Digit').getByRole('button', { name: '₹170 more than on 12 Nov 2026, Digit: why' }),
    )
    const why = screen.getByRole('dialog', { name: 'Why the price of Digit has changed' })
    expect(
      within(why)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['GST on the difference.+ ₹170'])
    expect(card('United India').getByText('₹1,000 less than on 12 Nov 2026')).toBeTruthy()
    expect(card(priceOf(15).insurer).getByText('The same as on 12 Nov 2026')).toBeTruthy()
    expect(card(priceOf(17).insurer).queryByText(/12 Nov 2026/)).toBeNull()
  })

  it('stop comparing once the request is changed', async () => {
    const { hear, person } = await quotesOnScreen({}, earlier)
    await hear(...prices(13), ended)
    await person.click(screen.getAllByRole('checkbox', { name: /Road Side Assistance/ })[0] as HTMLElement)
    await hear(...prices(13), ended)
    expect(screen.queryByText(/12 Nov 2026/)).toBeNull()
  })

  it('show nothing without earlier prices', async () => {
    const { hear } = await quotesOnScreen()
    await hear(...prices(13), ended)
    expect(screen.queryByRole('note')).toBeNull()
  })
})
