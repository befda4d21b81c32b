import { describe, expect, it } from 'vitest'
import * as own from '#machines/account/profile/labels.ts'
import { sampleQuotation } from '#machines/account/profile/sample-profile.ts'
import { productOf, products } from '#machines/products.ts'
import { cancellation } from '#machines/reference/messages/cancellation.ts'
import { endorsement } from '#machines/reference/messages/endorsement.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { healthWaitsAt, motorWaitsAt } from '#machines/reference/messages/waits-at.ts'
import { statusKeys } from '#machines/reference/statuses.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import { isPaid } from '#machines/rules/journey-status.ts'
import type { Endorsement } from '#machines/schemas/endorsement.ts'
import type { OwnPolicy, OwnQuotation } from '#machines/schemas/profile.ts'

const today = '2026-06-15'
const insurer = { name: 'Digit', logo: '' }
const price = { insurer, amount: 1_00, on: today, isChosen: true }
const at = (screen: string) => ({ leadsTo: { path: '', screen, activeStep: 0 } })
const standing = (different: Partial<OwnQuotation>) => {
  const quotation = sampleQuotation(today, different)
  return own.quotationStatusLabel(quotation, productOf(products, quotation))
}

describe('where a journey stands', () => {
  it.each<[string, Partial<OwnQuotation>, string | undefined]>([
    ['nothing answered', at('start'), texts.waitsAt.start],
    ['a make', at('make'), motorWaitsAt.make],
    ['dates', at('vehicleDates'), motorWaitsAt.vehicleDates],
    ['the policy that ends', at('previousPolicy'), motorWaitsAt.previousPolicy],
    ['a renewal', { isRenewal: true, ...at('previousPolicy') }, motorWaitsAt.renewal],
    ['a list of prices', at('quotation'), texts.waitsAt.quotation],
    ['a policy that runs on', { isTooEarly: true }, texts.waitsAt.tooEarly],
    ['a chosen plan', { price, ...at('kyc') }, motorWaitsAt.kyc],
    ['papers of a vehicle', at('vehicle'), motorWaitsAt.vehicle],
    ['a nominee', { status: 'quotesGenerated', ...at('nominee') }, texts.waitsAt.nominee],
    ['a payment', { status: 'proposalSuccess', ...at('checkout') }, texts.waitsAt.checkout],
    ['prices of health cover', { quoteType: 'health', price, ...at('quotes') }, texts.waitsAt.quotes],
    ['a health form', { quoteType: 'health', price, ...at('medical') }, healthWaitsAt.medical],
    [
      'a renewal of health cover',
      { quoteType: 'health', isRenewal: true, ...at('addresses') },
      texts.waitsAt.addresses,
    ],
    ['the check of a pet owner', { quoteType: 'pet', price, ...at('kyc') }, texts.waitsAt.kyc],
  ])('%s is said in its own words', (_, quotation, words) => {
    expect(words).toBeDefined()
    expect(standing(quotation)).toBe(words)
  })

  it('has a text for every status of an unpaid purchase', () => {
    for (const status of statusKeys.filter((key) => !isPaid(key))) {
      expect(standing({ savedStep: 10, status })).toMatch(/^[A-Z].{10,}$/)
    }
  })
})

describe('a price', () => {
  it('is announced to be asked for again only on another day', () => {
    const seen = (on: string) => sampleQuotation(today, { price: { ...price, on } })
    expect(own.priceNoteOf(seen('2026-06-14'), today)).toBe(texts.pricesOf('14 Jun 2026'))
    expect(own.priceNoteOf(seen(today), today)).toBeUndefined()
    expect(own.priceNoteOf(sampleQuotation(today), today)).toBeUndefined()
  })

  it.each([
    [-355_50, '₹355.50 less than on 14 Jun 2026'],
    [1_200_00, '₹1,200 more than on 14 Jun 2026'],
  ])('says that it changed by %i', (amount, words) => {
    const change = { since: '2026-06-14', amount, reasons: [] }
    expect(own.changeNoteOf(sampleQuotation(today, { price: { ...price, change } }))).toBe(words)
  })
})

describe('a policy', () => {
  const days = { end: '2027-07-05', opens: '2027-05-06', closes: '2027-10-03' }
  const policy = (standing: 'notYet' | 'open' | 'over'): OwnPolicy => ({
    leadId: 'lead-1',
    quoteType: 'motor',
    insurer,
    insured: { icon: 'car', kind: 'Car', title: '', identifier: '' },
    premium: 1_00,
    issued: {
      ...{
        policyNumber: 'P-1',
        start: '2026-07-06',
        end: '2027-07-05',
        state: 'running',
        hasDocument: true,
        endorsements: [],
        helpline: { number: '1800 000 0013', isSandbox: true },
      },
      renewal: { standing, ...days },
    },
  })

  it('says from when until when it can be renewed', () => {
    expect(own.renewalNoteOf(policy('notYet'))).toContain('6 May 2027')
    expect(own.renewalNoteOf(policy('open'))).toContain('3 Oct 2027')
    expect(own.renewalNoteOf(policy('over'))).toBe(texts.renewalOver)
  })

  it('says that it is not issued yet', () => {
    const { issued: _, ...bought } = policy('notYet')
    expect(own.policyStateOf(bought)).toEqual({ key: 'issuing', label: texts.policyStates.issuing })
    expect(own.renewalNoteOf(bought)).toBe(texts.issuing)
  })
})

describe('what became of a wish', () => {
  const on = '2026-06-14'

  it.each([
    [0, cancellation.doneWithoutRefund('14 Jun 2026')],
    [1_200_00, cancellation.done('14 Jun 2026', '₹1,200', '21 Jun 2026')],
  ])('to cancel is said with its refund of %i', (refund, words) => {
    expect(own.cancelledNoteOf({ on, refund, by: '2026-06-21' })).toBe(words)
  })

  it.each<[Endorsement, string]>([
    [{ subject: 'nominee', state: 'asked', on }, endorsement.asked],
    [{ subject: 'nominee', state: 'done', on, number: 'E/1' }, endorsement.done('E/1', '14 Jun 2026')],
    [{ subject: 'contact', state: 'refused', on, reason: 'Too late' }, endorsement.refused('Too late')],
  ])('to change is said as it stands: %o', (change, words) => {
    expect(own.endorsementNoteOf(change)).toBe(words)
  })
})

it("formats a moment in India's time", () => {
  expect(formatMoment('2026-06-14T18:31:00.000Z')).toMatch(/^15 Jun 2026, 12:01\sam$/)
})
