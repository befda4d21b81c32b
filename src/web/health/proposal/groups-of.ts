import { healthProduct } from '#machines/health/health.product.ts'
import { spokenAddress } from '#machines/health/health-words.ts'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import type { Address, HealthRecord, Medical } from '#machines/health/record/health-record.ts'
import { bmiOf } from '#machines/health/rules/bmi.ts'
import { monthOf } from '#machines/health/rules/month.ts'
import { conditions } from '#machines/reference/health/conditions.ts'
import { occupations } from '#machines/reference/health/occupations.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import type { ReviewGroup } from '../../shared/proposal/proposal-view.ts'
import {
  coverAsked,
  elsewhere,
  type Facts,
  factsOf,
  identityFacts,
  nomineeFacts,
  reviewGroups,
} from '../../shared/proposal/review/facts.ts'

/** The answers of a health proposal as a person reads them, each group with the page that asks it. */
export function groupsOf(record: HealthRecord): ReviewGroup[] {
  const { kyc, medical, permanentAddress, communicationAddress, nominee } = record
  return reviewGroups([
    ...coverAsked(healthProduct, record),
    { screen: 'person', title: 'About you', facts: personFacts(record) },
    { screen: 'kyc', title: 'Identity', facts: kyc && identityFacts(kyc) },
    { screen: 'medical', title: 'Your health', facts: medical && medicalFacts(medical) },
    {
      screen: 'addresses',
      title: 'Your addresses',
      facts: permanentAddress && addressFacts(permanentAddress, communicationAddress),
    },
    {
      screen: 'nominee',
      title: 'Nominee',
      facts: nominee && nomineeFacts(healthProposalEvents['nominee.given'], nominee),
    },
  ])
}

function personFacts({ person, build, occupation, basics }: HealthRecord): Facts | undefined {
  return (
    person &&
    factsOf(healthProposalEvents['person.given'], person, {
      salutation: elsewhere,
      fullName: ['Name', `${wordLabel(person.salutation)} ${person.fullName}`],
      relation: ['Relation', basics && wordLabel(basics.relation)],
      height: ['Height and weight', build && `${build.height} cm, ${build.weight} kg`],
      weight: ['Body mass index', build && bmiOf(build).toFixed(1)],
      occupation: ['Occupation', occupation && occupations[occupation].label],
    })
  )
}

function medicalFacts({ conditions: told, smokes, drinks, hospitalisation }: Medical): Facts {
  return [
    ['Conditions', told.length === 0 ? 'None of those asked' : undefined],
    ...told.map(({ condition, since }) => [conditions[condition].label, `Since ${monthOf(since)}`] as const),
    ['Smoking or tobacco', yesNo(smokes)],
    ['Alcohol', yesNo(drinks)],
    ['In hospital lately', hospitalisation ?? 'No'],
  ]
}

const yesNo = (answer: boolean) => (answer ? 'Yes' : 'No')

function addressFacts(home: Address, letters: Address = home): Facts {
  const [at, to] = [spokenAddress(home), spokenAddress(letters)]
  return [
    ['Permanent address', at],
    ['Letters go to', to === at ? 'The same address' : to],
  ]
}
