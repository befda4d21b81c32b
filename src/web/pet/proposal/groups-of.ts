import { petProduct } from '#machines/pet/pet.product.ts'
import { petInWords, photographLabels } from '#machines/pet/pet-words.ts'
import { petProposalEvents } from '#machines/pet/proposal/pet-proposal.events.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { viewsOf } from '#machines/pet/record/photograph.ts'
import { photographedPets, photographsOf } from '#machines/pet/rules/photographs.ts'
import { photographTexts } from '#machines/reference/messages/photographs.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { today } from '../../browser/today.ts'
import type { ReviewGroup, ReviewPicture } from '../../shared/proposal/proposal-view.ts'
import {
  coverAsked,
  elsewhere,
  factsOf,
  identityFacts,
  reviewGroups,
} from '../../shared/proposal/review/facts.ts'

/** The answers of a pet proposal as a person reads them; the pets are asked before it, and changed with the prices. */
export function groupsOf(record: PetRecord): ReviewGroup[] {
  const { kyc, person } = record
  return reviewGroups([
    { screen: 'pets', title: 'Your pets', facts: petFacts(record) },
    ...coverAsked(petProduct, record),
    { screen: 'kyc', title: 'Identity', facts: kyc && identityFacts(kyc) },
    { screen: 'person', title: 'About you', facts: person && personFacts(person) },
    {
      screen: 'photographs',
      title: 'Photographs',
      facts: photographFacts(record),
      pictures: pictures(record),
    },
  ])
}

const personFacts = (person: NonNullable<PetRecord['person']>) =>
  factsOf(petProposalEvents['person.given'], person, {
    salutation: elsewhere,
    fullName: ['Name', `${wordLabel(person.salutation)} ${person.fullName}`],
    pincode: ['Place', `${person.city}, ${person.state} ${person.pincode}`],
  })

const photographFacts = (record: PetRecord): [string, string][] =>
  photographedPets(record).map((pet) => {
    const views = viewsOf[pet.kind]
    return [pet.name, photographTexts.photographed(photographsOf(record, pet).length, views.length)]
  })

const pictures = (record: PetRecord): ReviewPicture[] =>
  photographedPets(record).flatMap((pet) =>
    photographsOf(record, pet).map(({ view, documentId }) => ({
      documentId,
      label: photographLabels[view](pet.name),
    })),
  )

/** Each pet as it was told, and what of it is not insured. */
function petFacts({ pets = [], plan }: PetRecord): [string, string][] {
  return pets.map((pet) => {
    const priced = plan?.pets.find(({ petId }) => petId === pet.petId)
    const refusal = priced && !priced.isInsured ? `. Not insured: ${insurerWords(priced.reason)}` : ''
    return [pet.name, `${petInWords(pet, today())}${refusal}`]
  })
}
