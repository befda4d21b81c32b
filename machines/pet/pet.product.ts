import { savedAnswers } from '../core/answer.ts'
import type { Assumption, FactGroup, Product } from '../core/product.ts'
import { petClaim } from '../reference/messages/claims.ts'
import { petTexts } from '../reference/messages/pet.ts'
import { formatDayWithYear } from '../rules/dates.ts'
import type { Day } from '../schemas/basics.ts'
import { coverLabels, petNames, sizeLabels, spokenSum } from './pet-words.ts'
import { petProposalEvents } from './proposal/pet-proposal.events.ts'
import type { PricedPet } from './record/pet-plan.ts'
import { emptyPet, type PetRecord, petRecord } from './record/pet-record.ts'
import { defaultPetRequest } from './record/pet-request.ts'
import { sizeOf } from './rules/pet-size.ts'
import { petEvents } from './wizard/pet.events.ts'

/** Cover of one household's dogs and cats. */
export const petProduct: Product<PetRecord> = {
  key: 'pet',
  title: 'Pet insurance',
  path: '/pet',
  firstPage: {
    title: 'Pet cover',
    description: 'Insurance for dogs and cats, one or several in one policy, compared and bought online.',
    asks: 'owner.given',
  },
  record: petRecord,
  emptyRecord: emptyPet,
  events: savedAnswers(petEvents, petProposalEvents),
  asOfToday: (record) => record,
  summary: (record) => ({
    icon: 'pet',
    kind: 'Pet cover',
    title: petNames(record),
    identifier: '',
    ...(record.plan && { cover: `${record.plan.planName}, ${spokenSum(record.plan.sumInsured)} a pet` }),
  }),
  searchColumns: () => ({}),
  facts: (record) => [{ title: 'Cover', entries: coverFacts(record) }],
  termsInShort: [
    'A claim can be refused, or the policy ended, when what was stated about you or a pet is not true.',
    'Accidents are covered at once, illnesses after the wait that the plan states for each pet.',
    'Of every surgery you pay a tenth yourself. Call the insurer before a planned one.',
  ],
  claim: petClaim,
  isTooEarly: () => false,
  assumptions,
  navigationState: () => ({}),
  // Neither an owner nor a pet stays in the browser.
  choices: () => ({}),
}

function coverFacts({ plan, request = defaultPetRequest }: PetRecord): FactGroup['entries'] {
  if (!plan) return []
  const covers = [...request.covers, ...(request.opdLimit ? (['opd'] as const) : [])]
  return [
    ...plan.pets.map((pet): [string, string] => [pet.name, statusOf(pet)]),
    ['Sum insured', `${spokenSum(plan.sumInsured)} for each pet`],
    ['Add-on covers', covers.map((cover) => coverLabels[cover]).join(', ') || 'None'],
    ['You pay of a surgery', `${plan.features.coPayPct}%`],
    ['From', formatDayWithYear(plan.start)],
    ['To', formatDayWithYear(plan.end)],
  ]
}

const statusOf = (pet: PricedPet): string => (pet.isInsured ? petTexts.covered : `Not insured: ${pet.reason}`)

/** What every price takes for granted; what is ours and not the law's is said to be so. */
function assumptions({ owner, pets = [] }: PetRecord, today: Day): Assumption[] {
  return [
    {
      key: 'place',
      text: 'Where you live',
      value: owner?.pincode.label ?? '',
      change: 'owner',
    },
    ...pets.map((pet) => ({
      key: `pet${pet.petId}`,
      text: pet.name,
      value: `Rated as a ${sizeLabels[sizeOf(pet, today)]}`,
      change: 'pets',
    })),
    { key: 'health', text: 'Health of each pet', value: 'As you stated; no vet was asked' },
    { key: 'places', text: 'Where they are treated', value: 'In India' },
    { key: 'tax', text: 'GST', value: '18% on the net premium' },
  ]
}
