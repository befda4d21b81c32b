import { expect } from 'playwright/test'
import { petProposalEvents } from '#machines/pet/proposal/pet-proposal.events.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { perform, press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { answerGateway, goToGateway, takePolicy } from './pay.ts'
import { answerPetProposal, beginPets, choosePetPlan, givePet, mia, petAt, rex } from './pet.ts'
import { card } from './shop.ts'

test('insures a dog and a cat together, from the address to the policy document [PET-01, PET-03, ROUTE-17]', async ({
  page,
}) => {
  await beginPets(page)
  await givePet(page, rex)
  await press(page, petEvents['pet.added'])
  await givePet(page, mia)
  await expect(page.getByRole('listitem', { name: 'Mia' })).toContainText('Persian, 1 year 6 months, 4 kg')
  await press(page, petEvents['pets.given'])
  await petAt(page, 'open')
  await expect(card(page, 'Bajaj Allianz').getByText('₹').first()).toBeVisible()
  await expect(card(page, 'Digit')).toContainText('Not insured: Needs a vaccination of the last 12 months')
  await expect(page.getByText('Sorted by price, lowest first.')).toBeVisible()
  await choosePetPlan(page, 'Bajaj Allianz')
  await answerPetProposal(page)
  await expect(page.getByRole('region', { name: 'Your pets' })).toContainText('Labrador Retriever')
  await perform(page, petProposalEvents['declaration.accepted'], { truth: true })
  await goToGateway(page)
  await answerGateway(page, 'Pay')
  await takePolicy(page)
})
