import { expect, it } from 'vitest'
import { serverProducts } from '#machines/server-products.ts'
import type { FoundJourney } from '#server/desk/journeys.store.ts'
import { rowOf } from '#server/desk/row.ts'
import { renewedSwift } from '../policies/an-issued-policy.ts'
import { aLead } from '../support/a-lead.ts'

const found = (different: Partial<FoundJourney> = {}): FoundJourney => ({
  ...aLead({
    record: renewedSwift,
    mobile: '9876543210',
    registrationNumber: 'RJ-14-CA-1234',
    customerName: 'Asha Sharma',
    emplId: 'dev',
    source: 'empl',
    status: 'quotesGenerated',
    processStep: 'step5',
  }),
  ...different,
})
const row = (different?: Partial<FoundJourney>, opens = true) =>
  rowOf(serverProducts, found(different), opens)

it('an employee reads who it is, what is insured, what it costs and what to do next', () => {
  expect(row()).toEqual({
    customerLeadId: 'lead-1',
    locked: false,
    customerName: 'Asha Sharma',
    mobile: '9876543210',
    registrationNumber: 'RJ-14-CA-1234',
    insured: 'Maruti Swift VXi',
    price: { amount: (renewedSwift.plan?.final ?? 0) / 100, insurer: 'HDFC ERGO' },
    coverEnds: '2026-07-05',
    product: 'motor',
    status: 'quotesGenerated',
    processStep: 'step5',
    source: 'empl',
    emplId: 'dev',
    updatedAt: '2026-06-15T04:30:00.000Z',
    next: 'Choose a plan',
    links: ['resume'],
  })
})

it('of a journey that is not theirs, no more than to know it by', () => {
  expect(row({}, false)).toEqual({
    customerLeadId: 'lead-1',
    locked: true,
    mobile: expect.stringMatching(/^(?!9876543210)/),
    registrationNumber: expect.stringMatching(/^(?!RJ-14-CA-1234)/),
    insured: '',
    product: 'motor',
    status: 'quotesGenerated',
    processStep: 'step5',
    source: 'empl',
    emplId: 'dev',
    updatedAt: '2026-06-15T04:30:00.000Z',
    next: expect.stringMatching(/consent/i),
    links: [],
  })
})

it('what is not known yet is left out', () => {
  const blank = {
    ...{ record: {}, mobile: null, registrationNumber: null, customerName: null },
    ...{ emplId: null, source: 'customer', status: null, processStep: null },
  }
  expect(row(blank)).toEqual({
    customerLeadId: 'lead-1',
    locked: false,
    insured: '',
    product: 'motor',
    processStep: '',
    source: 'customer',
    updatedAt: '2026-06-15T04:30:00.000Z',
    next: row({ ...blank, processStep: 'nonsense' }).next,
    links: [],
  })
})

it('a product that is no longer sold, or a record that cannot be read, still has its row', () => {
  expect(row({ quoteType: 'travel' })).toMatchObject({ product: 'travel', insured: '', mobile: '9876543210' })
  expect(row({ record: { savedStep: 'x' } })).toMatchObject({ insured: '' })
})

it.each([
  ['proposalSuccess', ['resume', 'payment']],
  ['paymentFailure', ['resume', 'payment']],
  ['paymentInitiated', ['resume', 'payment']],
  ['proposalRequest', ['resume']],
  ['policyDocSuccess', ['resume']],
])('at %s the links %j can be sent, and none without a number', (status, links) => {
  expect(row({ status }).links).toEqual(links)
  expect(row({ status, mobile: null }).links).toEqual([])
})

it('choosing a plan comes before what the later steps ask for', () => {
  expect(row({ processStep: 'step6' }).next).toBe('Choose a plan')
  expect(row({ processStep: 'step7' }).next).not.toBe('Choose a plan')
  expect(row({ status: 'quotesRequested', processStep: 'step6' }).next).not.toBe('Choose a plan')
})
