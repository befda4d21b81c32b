import { expect } from 'playwright/test'
import { petProposalEvents } from '#machines/pet/proposal/pet-proposal.events.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { photographTexts } from '#machines/reference/messages/photographs.ts'
import { loseNetwork } from '../driver/offline.ts'
import { perform, press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { answerGateway, goToGateway, takePolicy } from './pay.ts'
import {
  answerPetProposal,
  answerUpToPhotographs,
  beginPets,
  choosePetPlan,
  givePet,
  mia,
  petAt,
  petProposalAt,
  rex,
} from './pet.ts'
import { givePicture, photograph, photographAll } from './photographs.ts'
import { saved } from './propose.ts'
import { card } from './shop.ts'

test('insures a dog and a cat together, from the address to the policy document [PET-01, PET-03, ROUTE-17, DESIGN-11]', async ({
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

test('photographs a pet: refuses what is no picture, stores it smaller, sends again what the network lost [PET-04]', async ({
  page,
  context,
}) => {
  await beginPets(page)
  await givePet(page, rex)
  await press(page, petEvents['pets.given'])
  await choosePetPlan(page, 'Bajaj Allianz')
  await answerUpToPhotographs(page)
  await expect(page.getByText('4 photographs of Rex are missing.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()

  const front = page.getByLabel('Rex from the front')
  const pdf = { name: 'rex.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.4 and nothing more') }
  await front.setInputFiles(pdf)
  await expect(page.getByRole('alert')).toHaveText('Unsupported file type')

  const stored = page.waitForResponse('**/getMotorKycDocumentUrl')
  await photograph(page, 'Rex from the front')
  expect(await (await stored).json()).toMatchObject({
    data: { name: expect.stringMatching(/^image_\d+\.jpg$/) },
  })
  const picture = page.getByRole('img', { name: 'Rex from the front' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)

  await loseNetwork(page)
  await givePicture(page, 'Rex from the left')
  await expect(page.getByText(photographTexts.sentLater)).toBeVisible()
  await saved(page, 'photograph.given', () => context.setOffline(false))
  await expect(page.getByRole('img', { name: 'Rex from the left' })).toBeVisible()
  await page.reload()
  await petProposalAt(page, 'photographs')
  await expect(page.getByText('2 of 4 photographs')).toBeVisible()
  await photographAll(page)
  await press(page, petProposalEvents['photographs.completed'])
  await petProposalAt(page, 'review')
  const shown = page.getByRole('region', { name: 'Photographs' })
  await expect(shown).toContainText('4 of 4 photographs')
  for (const view of ['from the front', 'from the left', 'from the right', 'from behind'])
    await expect(shown.getByRole('img', { name: `Rex ${view}` })).toBeVisible()
})

test('changes, removes and adds pets, keeps them over a reload, and says so at eight [PET-03]', async ({
  page,
}) => {
  await beginPets(page)
  await givePet(page, rex)
  await press(page, petEvents['pet.added'])
  await givePet(page, mia)
  await page.getByRole('button', { name: 'Change Rex' }).click()
  await petAt(page, 'changing')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rex')
  await expect(page.getByText('Rated as a large dog, up to 40 kg.')).toBeVisible()
  await page.getByLabel('Weight in kg').fill('41')
  await expect(page.getByText('Rated as a giant dog, over 40 kg.')).toBeVisible()
  await press(page, petEvents['pet.given'])
  await expect(page.getByRole('listitem', { name: 'Rex' })).toContainText('giant dog')
  await page.getByRole('button', { name: 'Change Mia' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mia')
  await page.getByRole('button', { name: 'Back' }).click()
  await saved(page, 'pet.removed', () => page.getByRole('button', { name: 'Remove Rex' }).click())
  await expect(page.getByRole('listitem', { name: 'Rex' })).toBeHidden()
  await page.reload()
  await petAt(page, 'pets')
  await expect(page.getByRole('listitem', { name: 'Mia' })).toBeVisible()
  for (let count = 1; count < 8; count++) {
    await press(page, petEvents['pet.added'])
    await givePet(page, rex)
  }
  await expect(page.getByText('8 pets is the most that one policy insures.')).toBeVisible()
  await expect(page.getByRole('button', { name: petEvents['pet.added'].label })).toBeHidden()
})

test('asks again for the number that a pasted prefix would have spoilt [VALID-52]', async ({ page }) => {
  await page.goto('/pet')
  const number = page.getByLabel('Mobile number')
  await number.fill('+91 98765 43210')
  await expect(number).toHaveValue('9876543210')
  await page.getByRole('button', { name: petEvents['owner.given'].label }).click()
  await expect(page.getByText('Field is required')).toHaveCount(2)
})
