import * as v from 'valibot'
import { initialTransition } from 'xstate'
import type { QuoteTerms, ServerProduct } from '#machines/core/server-product.ts'
import type { IssuedPolicy } from '#machines/document/issued.ts'
import { insuredFacts } from '#machines/document/people.ts'
import { beginning, ending } from '#machines/document/period.ts'
import { premiumChapter } from '#machines/document/premium.ts'
import { insurers } from '#machines/reference/insurers.ts'
import { ownerTypes } from '#machines/reference/policies.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import { savedUmbrella, umbrellaEvents, umbrellaMachine } from './umbrella.machine.ts'
import { emptyUmbrella, sumInsured, type UmbrellaRecord, umbrellaRecord } from './umbrella.record.ts'

export const umbrellaRisk = v.object({ ownerType: v.picklist(ownerTypes), sumInsured })

const sumOf = (record: UmbrellaRecord) => formatRupees(paise(record.sumInsured ?? 0))

export const umbrellaProduct: ServerProduct<UmbrellaRecord> = {
  key: 'umbrella',
  title: 'Umbrella insurance',
  path: '/umbrella',
  firstPage: { title: 'Umbrella cover', description: 'Liability of a household, at home and away.' },
  record: umbrellaRecord,
  emptyRecord: emptyUmbrella,
  events: umbrellaEvents,
  asOfToday: (record) => record,
  summary: (record) => ({
    icon: 'family',
    kind: 'Household',
    title: record.sumInsured ? `Umbrella cover of ${sumOf(record)}` : '',
    identifier: '',
  }),
  searchColumns: () => ({}),
  facts: (record) => [{ title: 'Cover', entries: [['Up to', sumOf(record)]] }],
  termsInShort: ['The household is covered at home and away.'],
  claim: { steps: ['Call the insurer.'], papers: ['A photograph of the damage'] },
  isTooEarly: () => false,
  assumptions: () => [{ key: 'claims', text: 'Claims in the last year', value: 'None' }],
  navigationState: () => ({}),
  choices: () => ({}),

  machines: [savedUmbrella],
  funnel: {
    countedAs: ['none'],
    states: { number: ['umbrella'], price: ['umbrella'], plan: ['umbrella'], proposal: ['umbrella'] },
  },
  insurers: insurers.filter(({ key }) => ['digit', 'tata-aig'].includes(key)),
  terms: v.object({ risk: umbrellaRisk, request: v.object({}) }),
  termsOn: ({ sumInsured: sum, customerType: ownerType = 'individual' }): QuoteTerms | undefined =>
    sum && { risk: v.parse(umbrellaRisk, { ownerType, sumInsured: sum }), request: {} },
  question: ({ risk }) => risk,
  planOf: (plan) => plan,
  priceChange: () => undefined,
  invalidAnswer: () => undefined,
  isReadyToPropose: (record, today) =>
    initialTransition(umbrellaMachine, { today, record })[0].matches('quotes'),
  proposalDetails: (record) => ({ household: record.person?.addressLine }),
  document: (issued) => ({
    title: 'Umbrella policy',
    summary: [['Cover', `${beginning(issued)}\nto ${ending(issued.end)}`]],
    chapters: [scheduleOf(issued), invoiceOf(issued)],
    receipt: [invoiceOf(issued)],
  }),
  proof: (record) => [['Cover', `Up to ${sumOf(record)}`]],
}

const scheduleOf = (issued: IssuedPolicy<UmbrellaRecord>) => ({
  title: 'Household liability',
  subtitle: 'Schedule',
  blocks: [
    { kind: 'facts' as const, rows: insuredFacts(issued.record) },
    { kind: 'facts' as const, rows: [['Sum insured', sumOf(issued.record)] as const] },
  ],
})

const invoiceOf = (issued: IssuedPolicy<UmbrellaRecord>) =>
  premiumChapter(issued, { service: 'Other non-life insurance, SAC 997139', taxPct: 18, notes: [] })
