// @vitest-environment dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import {
  aPolicy,
  aTransaction,
  listed,
  no,
  profileOnScreen,
  type Replies,
  yes,
} from './profile-on-screen.tsx'

const transactions = (...data: object[]): Replies => ({ 'customer/transactions': listed(...data) })
const row = () => screen.findByRole('article', { name: 'Maruti Swift VXi' })

describe('my transactions', () => {
  it('fetch the receipt of what was paid, and offer none where nothing was issued', async () => {
    const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt')
    const { person } = await profileOnScreen('?section=myTransaction', {
      ...transactions(aTransaction(), aTransaction({ id: 'pay_2', state: 'failed', hasReceipt: false })),
      'motor/downloadReceipt/lead-1': { json: new Blob(['%PDF-'], { type: 'application/pdf' }) },
    })
    await person.click(await screen.findByRole('button', { name: 'Receipt' }))
    await waitFor(() => expect(created).toHaveBeenCalledOnce())
  })

  it('show amount, time, status, reason and reference of a payment', async () => {
    const failed = aTransaction({ state: 'failed', reason: 'Your bank declined the payment' })
    await profileOnScreen('?section=myTransaction', transactions(failed))
    const text = (await row()).textContent ?? ''
    for (const said of [
      '₹13,808.36',
      '15 Jun 2026',
      '10:01',
      'Failed',
      'Your bank declined',
      'Reference',
      'order_1',
    ])
      expect(text).toContain(said)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/success-page/lead-1')
  })

  it('show a refund with its expected days', async () => {
    const refund = { amount: 13_808.36, orderedOn: '2026-06-15', by: '2026-06-24', state: 'pending' as const }
    await profileOnScreen(
      '?section=myTransaction',
      transactions(aTransaction({ state: 'paidBack', refund, leadsTo: 'checkout' })),
    )
    expect((await row()).textContent).toContain(
      texts.refunds.pending('₹13,808.36', '15 Jun 2026', '24 Jun 2026'),
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe('/checkout/lead-1')
  })
})

describe('a list', () => {
  it('shows that it is loading, and offers a link when empty', async () => {
    await profileOnScreen('?section=myPolicies')
    expect(screen.getByRole('status').textContent).toBe('Loading')
    await screen.findByRole('heading', { name: texts.nothing.myPolicies.title })
    expect(screen.getByRole('link', { name: texts.newSearch }).getAttribute('href')).toBe('/')
  })

  it('that failed to load says so, and can be requested again', async () => {
    const failed = no(503, 'unavailable')
    const { person } = await profileOnScreen('?section=myPolicies', {
      'customer/policies': [failed, failed, listed(aPolicy('notYet'))],
    })
    expect((await screen.findByRole('alert')).textContent).toContain('It is unavailable')
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await row()).toBeTruthy()
  })

  it('says that there are older entries', async () => {
    await profileOnScreen('?section=myPolicies', {
      'customer/policies': yes({ data: [aPolicy('notYet')], hasMore: true }),
    })
    expect(await screen.findByText(texts.newestOnly(1))).toBeTruthy()
  })
})
