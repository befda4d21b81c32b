import { type BrowserContext, expect, type Page } from 'playwright/test'
import { petProposalEvents } from '#machines/pet/proposal/pet-proposal.events.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { merge } from '#machines/reference/messages/merge.ts'
import { perform, press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { answerUpToPhotographs, beginPets, choosePetPlan, givePet, petProposalAt, rex } from './pet.ts'
import { photograph } from './photographs.ts'
import { saved } from './propose.ts'

const [person] = petProposalEvents['person.given'].samples(today())
const asksMerge = (page: Page) => page.getByRole('dialog', { name: merge.title })

/** One at the photographs with the first of them taken, one opened before that at whose pets they are. */
async function twoTabs(page: Page, context: BrowserContext) {
  await beginPets(page)
  await givePet(page, rex)
  await press(page, petEvents['pets.given'])
  await choosePetPlan(page, 'Bajaj Allianz')
  await saved(page, 'person.given', () => answerUpToPhotographs(page))
  const path = new URL(page.url()).pathname
  const other = await context.newPage()
  await other.goto(`${path}?step=person`)
  await petProposalAt(other, 'person')

  await saved(page, 'photograph.given', () => photograph(page, 'Rex from the front'))
  return { other, path }
}

test('two tabs of one pet journey lose no answer of either, and no photograph', async ({ page, context }) => {
  const { other, path } = await twoTabs(page, context)
  await perform(other, petProposalEvents['person.given'], { ...person, addressLine: '7 Fort Road' })
  await expect(asksMerge(other)).toContainText('7 Fort Road')
  await other.getByRole('button', { name: merge.takeMine }).click()
  await petProposalAt(other, 'photographs')
  await expect(other.getByText('1 of 4 photographs')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('img', { name: 'Rex from the front' })).toBeVisible()
  await page.goto(`${path}?step=person`)
  await expect(page.getByLabel('House and street')).toHaveValue('7 Fort Road')
})

test('a tab of a pet journey that tells the same person again is asked nothing', async ({
  page,
  context,
}) => {
  const { other } = await twoTabs(page, context)
  await perform(other, petProposalEvents['person.given'], person)
  await petProposalAt(other, 'photographs')
  await expect(other.getByText('1 of 4 photographs')).toBeVisible()
  await expect(asksMerge(other)).toBeHidden()
})
