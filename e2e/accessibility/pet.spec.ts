import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import {
  answerPetProposal,
  beginPets,
  choosePetPlan,
  givePet,
  mia,
  petAt,
  petProposalAt,
  rex,
} from '../purchases/pet.ts'
import { examine } from './axe.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing from the owner to the declaration, with the errors of a pet', async ({ page }) => {
  await page.goto('/pet')
  await examine(page, petAt(page, 'owner'))
  await beginPets(page)
  await press(page, petEvents['pet.given'])
  await examine(page, petAt(page, 'pet'))
  await givePet(page, rex)
  await press(page, petEvents['pet.added'])
  await givePet(page, mia)
  await examine(page, petAt(page, 'pets'))
  await press(page, petEvents['pets.given'])
  await page.getByText(/^\d+ prices, from/).waitFor()
  await examine(page, petAt(page, 'open'))
  await choosePetPlan(page, 'Bajaj Allianz')
  await answerPetProposal(page)
  await examine(page, petProposalAt(page, 'review'))
})
