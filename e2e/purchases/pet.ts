import { expect, type Page } from 'playwright/test'
import type { PayloadOf } from '#machines/core/event.ts'
import { petProposalEvents } from '#machines/pet/proposal/pet-proposal.events.ts'
import { petProposalMachine } from '#machines/pet/proposal/pet-proposal.machine.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { perform, press } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { today } from '../driver/today.ts'
import { photographAll } from './photographs.ts'
import { card } from './shop.ts'

type GivenPet = PayloadOf<(typeof petEvents)['pet.given']>

const samples = petEvents['pet.given'].samples(today())
const [dog, cat] = samples
if (!dog || !cat) throw new Error('A dog and a cat are among the samples')
export const [rex, mia]: [GivenPet, GivenPet] = [dog, cat]

export const petAt = (page: Page, state: string) => standsAt(page, screenAt(petMachine, state))
export const petProposalAt = (page: Page, state: string) =>
  standsAt(page, screenAt(petProposalMachine, state))

const sampleOf = <P>({ samples: of }: { samples: (day: string) => readonly P[] }): P => {
  const [sample] = of(today())
  if (sample === undefined) throw new Error('An event has at least one sample')
  return sample
}

/** By the address, with whose pets they are. */
export async function giveOwner(page: Page): Promise<void> {
  await page.goto('/pet')
  await perform(page, petEvents['owner.given'], sampleOf(petEvents['owner.given']))
}

/** From the address to the form of the first pet. */
export async function beginPets(page: Page): Promise<void> {
  await giveOwner(page)
  await petAt(page, 'pet')
}

/** One pet, from its form to the list. */
export async function givePet(page: Page, pet: GivenPet): Promise<void> {
  await perform(page, petEvents['pet.given'], pet)
  await petAt(page, 'pets')
}

export async function choosePetPlan(page: Page, insurer: string): Promise<void> {
  await petAt(page, 'open')
  await expect(card(page, insurer).getByText('₹').first()).toBeVisible()
  // The list holds still under a pointer that has moved over it.
  await card(page, insurer).hover()
  await press(page, petEvents['plan.chosen'], insurer)
}

/** Identity and owner, up to the photographs. */
export async function answerUpToPhotographs(page: Page): Promise<void> {
  await petProposalAt(page, 'kyc')
  await perform(page, kycEvents['document.given'], sampleOf(kycEvents['document.given']))
  await standsAt(page, screenAt(kycMachine, 'found'))
  await perform(page, kycEvents['identity.confirmed'], {})
  await petProposalAt(page, 'person')
  await perform(page, petProposalEvents['person.given'], sampleOf(petProposalEvents['person.given']))
  await petProposalAt(page, 'photographs')
}

/** All pages of the proposal, up to the declaration. */
export async function answerPetProposal(page: Page): Promise<void> {
  await answerUpToPhotographs(page)
  await photographAll(page)
  await press(page, petProposalEvents['photographs.completed'])
  await petProposalAt(page, 'review')
}
