import { describe, expect, test } from 'vitest'
import { reachable } from '#machines/core/saved-machine.ts'
import { petServerProduct } from '#machines/pet/pet.server-product.ts'
import { petProposalEvents } from '#machines/pet/proposal/pet-proposal.events.ts'
import { petProposalMachine, savedPetProposal } from '#machines/pet/proposal/pet-proposal.machine.ts'
import { samplePetProposal } from '#machines/pet/proposal/pet-proposal.test-model.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { photographViews } from '#machines/pet/record/photograph.ts'
import { samplePet, samplePetPlan, samplePets } from '#machines/pet/record/samples.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { outcome, play, today } from '../play.ts'

const chosen: PetRecord = { ...samplePets(today), savedStep: 3, plan: samplePetPlan(today) }
const whole: PetRecord = { ...samplePetProposal(today), kyc: sampleKyc }
const open = (record: PetRecord = chosen) => play(petProposalMachine, { today, record })
const person = { type: 'person.given', ...petProposalEvents['person.given'].samples(today)[0] }
const taken = (view: string, petId = 1) => ({
  type: 'photograph.given',
  petId,
  view,
  documentId: `document-${petId}-${view}`,
})
const completed = { type: 'photographs.completed' }

describe('the proposal for pet cover', () => {
  test('asks identity, person and photographs in order, then shows everything [PET-04]', () => {
    const page = open()
    expect(page.screen()).toMatchObject({ view: 'kyc', path: '/proposal/{id}', screen: 5 })
    page.hear(outcome.done('kyc', { kyc: sampleKyc }))
    expect(page.screen()).toMatchObject({ asks: 'person.given', savedStep: 4, screen: 5 })
    page.hear(person)
    expect(page.screen()).toMatchObject({ view: 'photographs', savedStep: 4, screen: 5 })
    for (const view of photographViews) {
      expect(page.refuses(completed)).toBe(true)
      page.hear(taken(view))
    }
    expect(page.hear(completed).screen()).toMatchObject({ view: 'review', screen: 6 })
  })

  test('goes back from every page, and from the check of identity to the prices', () => {
    const page = open(whole)
    for (const state of ['photographs', 'person', 'kyc'])
      expect(page.hear({ type: 'back' }).state()).toBe(state)
    const left = page.hear(outcome.done('kyc', {}))
    expect(left.screen().path).toBe('/pet')
    expect(open({ ...whole, plan: undefined }).screen().path).toBe('/pet')
  })

  test.each([
    ['kyc', chosen],
    ['person', { ...chosen, kyc: sampleKyc }],
    ['photographs', { ...whole, photographs: [] }],
    ['review', whole],
  ] as const)('goes on with %s where all before it is answered', (screen, record) => {
    expect(reachable([savedPetProposal], record, today)).toMatchObject({ path: '/proposal/{id}', screen })
  })

  test('changes the pets where they are priced, and one page without the others', () => {
    const revisit = (screen: string) => open(whole).hear({ type: 'revisited', screen })
    expect(revisit('pets').screen().path).toBe('/pet')
    for (const screen of ['kyc', 'person', 'photographs']) expect(revisit(screen).state()).toBe(screen)
    expect(revisit('person').hear(person).state()).toBe('review')
  })
})

describe('the person of a proposal', () => {
  const { person: given } = whole
  const place = { value: '302001', label: '302001 Jaipur, Rajasthan' }
  const delhi = { pincode: '110011', city: 'New Delhi', state: 'Delhi' }
  const found = {
    ...sampleKyc,
    ...delhi,
    gender: 'Male',
    dateOfBirth: '1990-01-02',
    address: '4 Hill Street',
  }
  const known = (change: Partial<PetRecord>) =>
    petProposalEvents['person.given'].saved?.known({ ...chosen, ...change }, today)

  test('is filled in by what was said, else by the check of identity, else by whoever owns the pets', () => {
    expect(known({ person: given, kyc: found })).toMatchObject({
      salutation: 'Ms',
      fullName: 'Asha Rani Sharma',
      gender: 'Female',
      addressLine: '12 Lake Road, Civil Lines',
      pincode: place,
      pan: 'ABCPS1234D',
    })
    expect(known({ kyc: { ...found, name: 'Ravi Sharma' } })).toMatchObject({
      salutation: 'Mr',
      fullName: 'Ravi Sharma',
      gender: 'Male',
      dateOfBirth: '1990-01-02',
      addressLine: '4 Hill Street',
      pincode: { value: '110011', label: '110011 New Delhi, Delhi' },
      pan: 'ABCPSXXXXD',
    })
    expect(known({})).toMatchObject({ fullName: 'Asha Rani Sharma', mobile: '9876543210', pincode: place })
    expect(known({})?.salutation).toBeUndefined()
  })

  test('is who the policy is for, and whom links and mails reach', () => {
    const { record } = open({ ...chosen, kyc: sampleKyc })
      .hear({ ...person, email: 'asha@other.example' })
      .context()
    expect(record.person).toMatchObject({ pincode: '302001', city: 'Jaipur', state: 'Rajasthan' })
    expect(record.customer).toEqual({
      name: 'Asha Rani Sharma',
      email: 'asha@other.example',
      mobile: '9876543210',
    })
  })
})

describe('the photographs of a proposal', () => {
  const cat = { ...samplePet(today), petId: 2, kind: 'cat' as const, name: 'Mia', breed: 'Persian' }
  const plan = samplePetPlan(today)
  const household: PetRecord = {
    ...whole,
    pets: [samplePet(today), cat, { ...samplePet(today), petId: 3, name: 'Old' }],
    photographs: undefined,
    plan: {
      ...plan,
      pets: [
        ...plan.pets,
        { isInsured: true, petId: 2, name: 'Mia', net: 0, illnessWaitDays: 30, exclusions: [] },
        { isInsured: false, petId: 3, name: 'Old', reason: 'Too old' },
      ],
    },
  }

  test('are those of each pet that is insured: a dog from four sides, a cat from two', () => {
    const page = open(household)
    const views = [1, 2, 3].map((petId) =>
      photographViews.filter((view) => !page.refuses(taken(view, petId))),
    )
    expect(views).toEqual([['front', 'left', 'right', 'back'], ['front', 'left'], []])
  })

  test('take the place of an earlier one of the same view', () => {
    const page = open(household).hear(taken('front'), taken('front', 2))
    page.hear({ ...taken('front'), documentId: 'document-again' })
    expect(page.context().record.photographs).toEqual([
      { petId: 2, view: 'front', documentId: 'document-2-front' },
      { petId: 1, view: 'front', documentId: 'document-again' },
    ])
  })

  test('are uploads under the name of the pet, and go to the insurer with what was told of it', () => {
    const record: PetRecord = {
      ...household,
      pets: household.pets?.map((pet) =>
        pet.petId === 2 ? { ...pet, microchip: '356000000000001', illnesses: 'Asthma' } : pet,
      ),
      photographs: [
        { petId: 2, view: 'left', documentId: 'mia-left' },
        { petId: 1, view: 'back', documentId: 'rex-back' },
        { petId: 3, view: 'front', documentId: 'old-front' },
      ],
    }
    const upload = { path: 'photograph.given', category: 'photographs' }
    expect(petServerProduct.uploads?.(record)).toEqual([
      { ...upload, documentId: 'rex-back', label: 'Rex from behind' },
      { ...upload, documentId: 'mia-left', label: 'Mia from the left' },
    ])
    const terms = petServerProduct.termsOn(record, today)
    if (!terms) throw new Error('The sample has no terms')
    expect(petServerProduct.proposalDetails(record, terms)).toEqual({
      pets: [
        { pet_id: 1, photographs: [{ view: 'back', document_id: 'rex-back' }] },
        {
          pet_id: 2,
          microchip: '356000000000001',
          illnesses: 'Asthma',
          photographs: [{ view: 'left', document_id: 'mia-left' }],
        },
        { pet_id: 3, photographs: [{ view: 'front', document_id: 'old-front' }] },
      ],
    })
  })
})
