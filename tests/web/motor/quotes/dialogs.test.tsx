// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { accountArea } from '#machines/reference/messages/account-area.ts'
import { contact } from '#machines/reference/messages/contact.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { toasts } from '#web/ui/overlays/toast-store.ts'
import { ended, priceOf, prices, quotesOnScreen } from './quotes-on-screen.tsx'

const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('the dialogs of the quote list', () => {
  it('show a premium whose lines and GST add up to the total', async () => {
    const { hear, person } = await quotesOnScreen()
    await hear({ type: 'quote.arrived', plan: priceOf(13) }, ended)
    await person.click(screen.getByRole('button', { name: 'Premium breakup of Digit' }))
    const cells = within(await dialog('Digit: premium breakup')).getAllByRole('cell')
    const rupees = cells.map(({ textContent }) => Number(textContent?.replace(/[₹,]/g, '').replace('−', '-')))
    const total = rupees.pop()
    expect(rupees.reduce((sum, amount) => sum + amount)).toBe(total)
  })

  it('say what the link is where the browser refuses to copy it', async () => {
    const { hear, person } = await quotesOnScreen()
    await hear(...prices(13), ended)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await person.click(screen.getByRole('button', { name: 'Share quotes' }))
    await person.click(within(await dialog('Share quotes')).getByRole('button', { name: 'Copy link' }))
    expect(toasts.list().map(({ kind, text }) => [kind, text])).toEqual([
      ['error', `${accountArea.linkNotCopied} https://safar.test/quotelist/shared/abc`],
    ])
    vi.restoreAllMocks()
  })

  it('list the assumptions, each with a way to change it', async () => {
    const { hear, person } = await quotesOnScreen()
    await hear(...prices(13), ended)
    await person.click(screen.getByRole('button', { name: 'What we assumed' }))
    const assumed = await dialog('What we assumed')
    expect(within(assumed).getByText('Chosen add-ons')).toBeTruthy()
    await person.click(within(assumed).getByRole('button', { name: 'Change: First day of the new policy' }))
    expect(await dialog('Select Previous Policy Expiry Date')).toBeTruthy()
  })

  it('lead from an assumption to the matching edit beside the prices', async () => {
    const { hear, person } = await quotesOnScreen()
    await hear(...prices(13), ended)
    await person.click(screen.getByRole('button', { name: 'What we assumed' }))
    await person.click(screen.getByRole('button', { name: 'Change: Chosen add-ons' }))
    const part = screen.getByRole('region', { name: 'Add-ons' })
    await waitFor(() => expect(document.activeElement).toBe(part))
  })

  it('show the edits in a sheet on narrow screens', async () => {
    const narrow = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as never)
    const { hear, person } = await quotesOnScreen()
    await hear(...prices(13), ended)
    await person.click(screen.getByRole('button', { name: /^Edit/ }))
    const sheet = await dialog('Change your details')
    await person.click(within(sheet).getByRole('checkbox', { name: 'Consumables' }))
    await person.click(within(sheet).getByRole('button', { name: /^Show/ }))
    expect(screen.getByRole('button', { name: '1 add-on' })).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('show on narrow screens what moves the price, each in a sheet of its own with the lowest price', async () => {
    const narrow = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as never)
    const { hear, person } = await quotesOnScreen()
    await hear({ type: 'quote.arrived', plan: priceOf(13, { final: 8_156_00 }) })
    await hear({ type: 'quote.arrived', plan: priceOf(15, { final: 7_455_00 }) }, ended)
    await person.click(screen.getByRole('button', { name: 'Comprehensive' }))
    const sheet = await dialog('Change cover')
    expect(within(sheet).getByRole('radio', { name: /^Third party/ })).toBeTruthy()
    expect(within(sheet).queryByRole('checkbox', { name: 'Consumables' })).toBeNull()
    await person.click(within(sheet).getByRole('button', { name: 'Show 2 prices from ₹7,455' }))
    await person.click(screen.getByRole('button', { name: 'Add-ons' }))
    const addOns = await dialog('Change add-ons')
    expect(within(addOns).getByRole('checkbox', { name: 'Consumables' })).toBeTruthy()
    expect(within(addOns).queryByRole('radio', { name: /^Third party/ })).toBeNull()
    vi.restoreAllMocks()
  })

  it('name in a sheet the same lowest price as the list: of all that was asked for', async () => {
    const narrow = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as never)
    const { hear, person } = await quotesOnScreen()
    const missing = [{ addOn: 'consumables', reason: 'Not sold' }]
    await hear({ type: 'quote.arrived', plan: priceOf(13, { final: 7_000_00, missing }) })
    await hear({ type: 'quote.arrived', plan: priceOf(15, { final: 7_455_00 }) }, ended)
    expect(screen.getByText(/^2 prices, from ₹7,455/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Add-ons' }))
    const sheet = await dialog('Change add-ons')
    expect(within(sheet).getByRole('button', { name: 'Show 2 prices from ₹7,455' })).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('filter the list on narrow screens, and say how many prices are left', async () => {
    const narrow = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as never)
    const { hear, person } = await quotesOnScreen()
    const missing = [{ addOn: 'consumables', reason: 'Not sold' }]
    await hear({ type: 'quote.arrived', plan: priceOf(13, { final: 7_000_00, missing }) })
    await hear({ type: 'quote.arrived', plan: priceOf(15, { final: 7_455_00 }) })
    await hear({ type: 'quote.arrived', plan: priceOf(33, { final: 8_156_00, inspection: true }) }, ended)
    const cards = () => screen.getAllByRole('article').map(({ textContent }) => textContent)
    expect(cards()).toHaveLength(3)
    await person.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = await dialog('Filters')
    await person.click(within(sheet).getByRole('checkbox', { name: 'With all I asked for' }))
    expect(within(sheet).getByRole('status').textContent).toBe('1 plan is not shown')
    await person.click(within(sheet).getByRole('button', { name: 'Show 2 prices from ₹7,455' }))
    expect(cards()).toHaveLength(2)
    await person.click(screen.getByRole('button', { name: 'Filters (1)' }))
    const again = await dialog('Filters')
    await person.click(within(again).getByRole('checkbox', { name: 'Without photographs before I pay' }))
    await person.click(within(again).getByRole('button', { name: 'Show 1 price, ₹7,455' }))
    expect(cards()).toEqual([expect.stringContaining('ICICI Lombard')])
    vi.restoreAllMocks()
  })

  it('offer all plans again where the filters leave none', async () => {
    const { hear, person } = await quotesOnScreen()
    await hear({ type: 'quote.arrived', plan: priceOf(13, { inspection: true }) }, ended)
    await person.click(screen.getByRole('checkbox', { name: 'Without photographs before I pay' }))
    await screen.findByText('No plan has all of this')
    await person.click(screen.getByRole('button', { name: 'Show all plans' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('compare up to four plans and mark differences in words', async () => {
    const { hear, person } = await quotesOnScreen()
    await hear(...prices(13, 15, 33, 22, 41, 52), ended)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Compare/ })
    for (const box of boxes.slice(0, 4)) await person.click(box)
    expect(boxes.slice(4).every(({ disabled }) => disabled)).toBe(true)
    await person.click(screen.getByRole('button', { name: 'Compare plans' }))
    const row = within(await dialog('Compare plans')).getByRole('row', { name: /^Price/ })
    expect(within(row).getByText('differs')).toBeTruthy()
  })

  it('ask an insurer’s questions before its plan is selected [QUOTE-16]', async () => {
    const { hear, person, chosen } = await quotesOnScreen()
    const questions = [{ key: 'zeroDep', text: 'Zero depreciation last year?' }]
    await hear({ type: 'quote.arrived', plan: priceOf(13, { questions }) }, ended)
    await person.click(screen.getByRole('button', { name: 'Buy this plan from Digit' }))
    const asking = await dialog('Digit asks')
    await person.click(within(asking).getByRole('button', { name: 'Continue' }))
    expect(within(asking).getByText('Choose one of the options')).toBeTruthy()
    expect(chosen).toEqual([])
    await person.click(within(asking).getByRole('radio', { name: 'Yes' }))
    await person.click(within(asking).getByRole('button', { name: 'Continue' }))
    expect(chosen[0]?.addOnAnswers).toEqual({ zeroDep: true })
  })

  it('offer a share link for the clipboard and for WhatsApp [A11Y-07]', async () => {
    const { hear, person } = await quotesOnScreen()
    await hear(...prices(13), ended)
    await person.click(screen.getByRole('button', { name: 'Share quotes' }))
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
    expect(link.value).toBe('https://safar.test/quotelist/shared/abc')
    const whatsApp = screen.getByRole('link', { name: /WhatsApp/ })
    expect(whatsApp.getAttribute('href')).toContain(encodeURIComponent(link.value))
    expect(whatsApp.getAttribute('rel')).toContain('noopener')
  })

  it('ask who shares the prices where nobody has told, and go on to the link', async () => {
    const { hear, person } = await quotesOnScreen({ customer: undefined, pricesFirst: true })
    await hear(...prices(13), ended)
    await person.click(screen.getByRole('button', { name: 'Share quotes' }))
    const asked = within(await dialog('Share quotes'))
    expect(asked.getByText(contact.dialogs.toShare.why)).toBeTruthy()
    await person.type(await asked.findByRole('textbox', { name: 'Full name' }), 'Asha Rani Sharma')
    await person.type(asked.getByRole('textbox', { name: 'Mobile number' }), '9876543210')
    await person.click(asked.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('textbox', { name: 'Link' })).toBeTruthy()
  })

  it('save the prices of somebody unnamed, who can then continue elsewhere', async () => {
    const { hear, person } = await quotesOnScreen({ customer: undefined, pricesFirst: true })
    await hear(...prices(13), ended)
    const elsewhere = () => screen.queryAllByRole('button', { name: resume.elsewhere })
    expect(elsewhere()).toHaveLength(0)
    await person.click(screen.getByRole('button', { name: 'Save these prices' }))
    const asked = within(await dialog('Save these prices'))
    await person.type(await asked.findByRole('textbox', { name: 'Full name' }), 'Asha')
    await person.click(asked.getByRole('button', { name: 'Close' }))
    await person.click(screen.getByRole('button', { name: 'Save these prices' }))
    const again = within(await dialog('Save these prices'))
    expect((await again.findByRole<HTMLInputElement>('textbox', { name: 'Full name' })).value).toBe('Asha')
    await person.type(again.getByRole('textbox', { name: 'Full name' }), ' Rani Sharma')
    await person.type(again.getByRole('textbox', { name: 'Mobile number' }), '9876543210')
    await person.click(again.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(elsewhere()).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Save these prices' })).toBeNull()
  })
})
