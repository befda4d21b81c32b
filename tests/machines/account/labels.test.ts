import { describe, expect, it } from 'vitest'
import * as own from '#machines/account/profile/labels.ts'
import { sampleQuotation } from '#machines/account/profile/sample-profile.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { statusKeys } from '#machines/reference/statuses.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import { isPaid } from '#machines/rules/journey-status.ts'
import type { OwnPolicy, OwnQuotation } from '#machines/schemas/profile.ts'

const today = '2026-06-15'
const insurer = { name: 'Digit', logo: '' }
const price = { insurer, amount: 1_00, on: today, isChosen: true }
const at = (screen: string) => ({ leadsTo: { path: '', screen, activeStep: 0 } })
const standing = (different: Partial<OwnQuotation>) =>
  own.quotationStatusLabel(sampleQuotation(today, different))

describe('where a journey stands', () => {
  it.each<[Partial<OwnQuotation>, keyof typeof texts.waitsAt]>([
    [{ savedStep: 0, ...at('start') }, 'start'],
    [{ savedStep: 1, ...at('make') }, 'make'],
    [{ savedStep: 4, ...at('vehicleDates') }, 'vehicleDates'],
    [{ savedStep: 5, ...at('previousPolicy') }, 'previousPolicy'],
    [{ savedStep: 5, isRenewal: true }, 'renewal'],
    [{ savedStep: 6 }, 'quotation'],
    [{ savedStep: 6, isTooEarly: true }, 'tooEarly'],
    [{ savedStep: 7 }, 'quotation'],
    [{ savedStep: 7, price }, 'chosen'],
    [{ savedStep: 1, price, ...at('quotes') }, 'quotes'],
    [{ savedStep: 3, price, ...at('medical') }, 'medical'],
    [{ savedStep: 5, isRenewal: true, ...at('addresses') }, 'addresses'],
    [{ savedStep: 7, price, ...at('review') }, 'review'],
    [{ savedStep: 8, status: 'quotesGenerated', ...at('nominee') }, 'nominee'],
    [{ savedStep: 9, ...at('vehicle') }, 'vehicle'],
    [{ savedStep: 10, status: 'proposalSuccess', ...at('checkout') }, 'checkout'],
  ])('%o is told as %s', (quotation, words) => {
    expect(standing(quotation)).toBe(texts.waitsAt[words])
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
    expect(own.priceNoteOf(seen('2026-06-14'), today)).toBe(texts.pricesOf('14/06/2026'))
    expect(own.priceNoteOf(seen(today), today)).toBeUndefined()
    expect(own.priceNoteOf(sampleQuotation(today), today)).toBeUndefined()
  })

  it.each([
    [-355_50, '₹355.50 less than on 14 Jun'],
    [1_200_00, '₹1,200 more than on 14 Jun'],
  ])('says that it changed by %i', (amount, words) => {
    const change = { since: '2026-06-14', amount, reasons: [] }
    expect(own.changeNoteOf(sampleQuotation(today, { price: { ...price, change } }), today)).toBe(words)
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
    expect(own.renewalNoteOf(policy('notYet'))).toContain('06/05/2027')
    expect(own.renewalNoteOf(policy('open'))).toContain('03/10/2027')
    expect(own.renewalNoteOf(policy('over'))).toBe(texts.renewalOver)
  })

  it('says that it is not issued yet', () => {
    const { issued: _, ...bought } = policy('notYet')
    expect(own.policyStateOf(bought)).toEqual({ key: 'issuing', label: texts.policyStates.issuing })
    expect(own.renewalNoteOf(bought)).toBe(texts.issuing)
  })
})

it("formats a moment in India's time", () => {
  expect(formatMoment('2026-06-14T18:31:00.000Z')).toMatch(/^15 Jun 2026, 12:01\sam$/)
})
