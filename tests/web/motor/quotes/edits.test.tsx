// @vitest-environment dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limits } from '#machines/reference/limits.ts'
import { ended, priceOf, prices, quotesOnScreen } from './quotes-on-screen.tsx'

afterEach(() => void vi.useRealTimers())

/** Beside the prices, where the request is edited. */
const rail = () => within(screen.getByRole('complementary', { name: 'Change your details' }))
const names = (role: string) =>
  rail()
    .getAllByRole(role)
    .map((one) => one.getAttribute('aria-label') ?? one.closest('label')?.textContent)

describe('the edits of the request', () => {
  it('requote all insurers when an add-on is ticked [QUOTE-10]', async () => {
    const { hear, person, asked } = await quotesOnScreen()
    await hear(...prices(13), ended)
    await person.click(screen.getByRole('checkbox', { name: 'Zero Depreciation Cover' }))
    expect(asked.at(-1)?.record.request?.addOns).toEqual(['zeroDepriciationCover'])
  })

  it('say beside an add-on what the prices that are there ask for it', async () => {
    const line = (rupees: number) => ({
      lines: [{ key: 'zeroDepriciationCover', label: 'Zero', amount: rupees * 100, reason: '' }],
    })
    const { hear } = await quotesOnScreen()
    expect(screen.queryByText(/before GST/)).toBeNull()
    await hear({ type: 'quote.arrived', plan: priceOf(13, line(1_200)) })
    expect(screen.getByText(/^₹1,200 before GST/)).toBeTruthy()
    await hear({ type: 'quote.arrived', plan: priceOf(15, line(900)) }, ended)
    expect(screen.getByText(/^₹900 to ₹1,200 before GST/)).toBeTruthy()
  })

  it('say beside an add-on what it would cost before it is chosen', async () => {
    const told = (rupees: number) => ({
      addOnPrices: [{ addOn: 'roadSideAssistance', amount: rupees * 100 }],
    })
    const { hear, person } = await quotesOnScreen()
    await hear(
      { type: 'quote.arrived', plan: priceOf(13, told(149)) },
      { type: 'quote.arrived', plan: priceOf(15, told(99)) },
      ended,
    )
    expect(screen.getByText(/^₹99 to ₹149 before GST/)).toBeTruthy()
    await person.click(screen.getByRole('checkbox', { name: 'Road Side Assistance' }))
    expect(screen.getByText(/^₹99 to ₹149 before GST/)).toBeTruthy()
  })

  it('offer third-party cover only its own extras [QUOTE-11]', async () => {
    const { person } = await quotesOnScreen()
    await person.click(screen.getByRole('radio', { name: /^Third party/ }))
    await person.click(screen.getByRole('button', { name: /^Voluntary deductible/ }))
    expect(names('checkbox')).toEqual(['Personal Accident Cover', 'TPPD Discount'])
    for (const name of ['Passenger Cover', 'Liability to Paid Driver'])
      expect(screen.getByRole('combobox', { name })).toBeDefined()
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('offer four sums for passengers and one or two paid drivers, none of them first [VALID-58, VALID-59, REF-28, REF-29]', async () => {
    const { person } = await quotesOnScreen()
    await person.click(screen.getByRole('radio', { name: /^Third party/ }))
    const choices = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    const sums = ['₹10,000', '₹50,000', '₹1,00,000', '₹2,00,000']
    expect(choices('Passenger Cover')).toEqual(['Select Amount', ...sums])
    expect(choices('Liability to Paid Driver')).toEqual(['Select', '1 driver', '2 drivers'])
  })

  it('offer own damage its add-ons and accessories, and no third-party extras [QUOTE-12]', async () => {
    const request = {
      coverType: 'odOnly',
      addOns: [],
      tppdRestricted: false,
      personalAccident: false,
    } as const
    const { person } = await quotesOnScreen({
      request: { ...request, addOns: [] },
      registrationDate: '2024-10-01',
    })
    await person.click(screen.getByRole('button', { name: /^Accessories/ }))
    const offered = names('checkbox')
    expect(offered).toEqual(
      expect.arrayContaining(['Zero Depreciation Cover', 'Tyre Protection', 'Electrical Accessories']),
    )
    expect(offered).not.toContain('Personal Accident Cover')
  })

  it('limit the insured value to the insurers’ range [QUOTE-17]', async () => {
    const { hear } = await quotesOnScreen()
    const idv = (min: number, max: number) => ({ idv: { value: 500_000_00, min, max } })
    await hear({ type: 'quote.arrived', plan: priceOf(13, idv(450_000_00, 550_000_00)) })
    await hear({ type: 'quote.arrived', plan: priceOf(15, idv(420_000_00, 530_000_00)) }, ended)
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Insured value (IDV)' })
    expect([slider.min, slider.max]).toEqual(['42000000', '55000000'])
  })

  it('move the insured value by whole thousands of rupees', async () => {
    const { hear } = await quotesOnScreen()
    const idv = { value: 500_038_00, min: 370_038_00, max: 549_962_00 }
    await hear({ type: 'quote.arrived', plan: priceOf(13, { idv }) }, ended)
    const { min, max, step } = screen.getByRole<HTMLInputElement>('slider', { name: 'Insured value (IDV)' })
    expect([min, max, step]).toEqual(['37100000', '54900000', '100000'])
  })

  it('take an insured value typed to the rupee, and say between which it has to be [QUOTE-17]', async () => {
    const { hear, person, asked } = await quotesOnScreen()
    const idv = { value: 500_000_00, min: 450_000_00, max: 550_000_00 }
    await hear({ type: 'quote.arrived', plan: priceOf(13, { idv }) }, ended)
    const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your own value' })
    expect(box().inputMode).toBe('numeric')
    for (const [typed, shown] of [
      ['550001', '5,50,001'],
      ['449999', '4,49,999'],
    ] as const) {
      await person.type(box(), typed)
      expect(box().value).toBe(shown)
      await person.click(screen.getByRole('button', { name: 'Set value' }))
      expect(screen.getByRole('alert').textContent).toBe('From ₹4,50,000 to ₹5,50,000')
      await person.clear(box())
    }
    expect(asked).toHaveLength(1)
    await person.type(box(), '512345{Enter}')
    expect(asked.at(-1)?.record.request?.idv).toBe(512_345_00)
    expect(box().value).toBe('5,12,345')
  })

  it('refuse an add-on that no insurer sells for the vehicle, and say so', async () => {
    const record = { vehicleType: '2w' } as const
    await quotesOnScreen(record)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Loss of Personal Belongings/ })
    expect(box.disabled).toBe(true)
    expect(screen.getAllByText('No insurer sells it for a bike').length).toBeGreaterThan(0)
  })

  it.each([
    ['Electrical Accessories', 'electricalAccessories'],
    ['Non-Electrical Accessories', 'nonElectricalAccessories'],
  ] as const)(
    'reject %s below the minimum with their own message [VALID-53, VALID-54]',
    async (label, name) => {
      const { hear, person, asked } = await quotesOnScreen()
      await hear(...prices(13), ended)
      await person.click(screen.getByRole('button', { name: /^Accessories/ }))
      await person.click(screen.getByRole('checkbox', { name: label }))
      await person.type(screen.getByRole('textbox', { name: `${label}: value` }), '999')
      await person.click(screen.getByRole('button', { name: 'Update prices' }))
      expect(screen.getByText('Enter ₹1,000 or more')).toBeTruthy()
      expect(asked).toHaveLength(1)
      await person.type(screen.getByRole('textbox', { name: `${label}: value` }), '9')
      await person.click(screen.getByRole('button', { name: 'Update prices' }))
      expect(asked.at(-1)?.record.request?.[name]).toBe(999_900)
    },
  )

  it('open the expiry dialog by its title [QUOTE-14, EXPIRY-01, EXPIRY-09]', async () => {
    const { person } = await quotesOnScreen()
    await person.click(screen.getByRole('button', { name: 'Change expiry date' }))
    expect(await screen.findByRole('dialog', { name: 'Select Previous Policy Expiry Date' })).toBeTruthy()
  })

  it('keep the dialog until the date has settled, then requote with the date and its business type [EXPIRY-10, EXPIRY-24, EXPIRY-25]', async () => {
    const { hear, person, asked } = await quotesOnScreen()
    await hear(...prices(13), ended)
    await person.click(screen.getByRole('button', { name: 'Change expiry date' }))
    const day = await screen.findByRole('button', { name: /15(th)? ?.*December|December 15/ })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(day)
    act(() => vi.advanceTimersByTime(limits.previousPolicy.settleMs - 1))
    expect(asked).toHaveLength(1)
    expect(screen.getByRole('dialog')).toBeTruthy()
    act(() => vi.advanceTimersByTime(1))
    vi.useRealTimers()
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked.at(-1)?.record).toMatchObject({
      businessType: 'not expired',
      previousPolicy: { endDate: '2026-12-15' },
    })
  })

  it('requote without a bonus when a claim is reported', async () => {
    const { person, asked } = await quotesOnScreen()
    await person.click(screen.getByRole('switch', { name: 'Claim in the last year' }))
    expect(asked.at(-1)?.record.previousPolicy).toMatchObject({ claimed: true, ncb: undefined })
  })
})
