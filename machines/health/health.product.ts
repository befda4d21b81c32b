import { savedAnswers } from '../core/answer.ts'
import type { Assumption, FactGroup, Product } from '../core/product.ts'
import { healthAddOnLabels } from '../reference/health/add-ons.ts'
import { healthClaim } from '../reference/messages/claims.ts'
import { healthTermsInShort } from '../reference/messages/terms-in-short.ts'
import { healthWaitsAt } from '../reference/messages/waits-at.ts'
import { wordLabel } from '../reference/word-labels.ts'
import { formatDayWithYear } from '../rules/dates.ts'
import { knownEntries } from '../rules/known-entries.ts'
import { formatRupees, paise } from '../rules/money.ts'
import { healthProposalEvents } from './proposal/health-proposal.events.ts'
import { emptyHealth, type HealthRecord, healthRecord } from './record/health-record.ts'
import { defaultHealthRequest } from './record/health-request.ts'
import { healthEvents } from './wizard/health.events.ts'

/** Health cover of one person. */
export const healthProduct: Product<HealthRecord> = {
  key: 'health',
  title: 'Health insurance',
  path: '/health',
  firstPage: {
    title: 'Health cover',
    description:
      'Health insurance for you and your family: four answers are enough for the prices of several Indian insurers.',
    asks: 'basics.given',
  },
  record: healthRecord,
  emptyRecord: emptyHealth,
  events: savedAnswers(healthEvents, healthProposalEvents),
  sealedFields: ['medical', 'build'],
  asOfToday: (record) => record,
  summary: ({ basics, plan, person }) => ({
    icon: 'health',
    kind: 'Health cover',
    title: basics ? `${person?.fullName ?? 'One person'}, ${basics.age} years` : '',
    identifier: '',
    ...(plan && { cover: `${plan.planName}, ${formatRupees(paise(plan.sumInsured))}` }),
  }),
  searchColumns: () => ({}),
  facts: (record) => [{ title: 'Cover', entries: coverFacts(record) }],
  termsInShort: healthTermsInShort,
  claim: healthClaim,
  isTooEarly: () => false,
  assumptions,
  navigationState: () => ({}),
  // Neither who is insured nor what for stays in the browser.
  choices: () => ({}),
  waitsAt: (screen) => healthWaitsAt[screen],
}

type Entries = FactGroup['entries']

function coverFacts({
  basics,
  plan,
  request = defaultHealthRequest,
  noClaimBonusPct = 0,
}: HealthRecord): Entries {
  if (!plan) return []
  const addOns = request.addOns.map((addOn) => healthAddOnLabels[addOn])
  return knownEntries([
    ['For', basics && `One person, ${basics.age} years`],
    ['Plan', plan.planName],
    ['Sum insured', formatRupees(paise(plan.sumInsured))],
    ['No-claim bonus', noClaimBonusPct > 0 ? `${noClaimBonusPct}% on top` : undefined],
    ['From', formatDayWithYear(plan.start)],
    ['To', formatDayWithYear(plan.end)],
    ['Add-ons', addOns.join(', ')],
  ])
}

/** What every price takes for granted until the proposal asks. */
function assumptions({ basics, noClaimBonusPct = 0 }: HealthRecord): Assumption[] {
  return [
    {
      key: 'basics',
      text: 'Who is insured',
      value: basics ? `${wordLabel(basics.gender)}, ${basics.age}` : '',
      change: 'basics',
    },
    { key: 'members', text: 'Members', value: 'One, yourself' },
    { key: 'conditions', text: 'Illnesses today', value: 'None' },
    { key: 'tobacco', text: 'Smoking or tobacco', value: 'None' },
    { key: 'build', text: 'Body mass index', value: 'Between 17 and 32' },
    ...(noClaimBonusPct > 0
      ? [
          {
            key: 'noClaimBonus',
            text: 'No-claim bonus, kept with its add-on',
            value: `${noClaimBonusPct}% more cover, if no claim was made`,
          },
        ]
      : []),
    { key: 'tax', text: 'GST', value: 'None on individual health cover since 22 September 2025' },
  ]
}
