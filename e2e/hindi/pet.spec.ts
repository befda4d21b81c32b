import { expect } from 'playwright/test'
import { petProposalEvents } from '#machines/pet/proposal/pet-proposal.events.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { perform, press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { answerGateway, goToGateway, paymentAt } from '../purchases/pay.ts'
import {
  answerUpToPhotographs,
  beginPets,
  choosePetPlan,
  givePet,
  petAt,
  petProposalAt,
  rex,
} from '../purchases/pet.ts'
import { photographAll } from '../purchases/photographs.ts'
import { card } from '../purchases/shop.ts'
import { look, lookAtDialog, lookAtErrors, readHindi } from './look.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('nothing is in English or cut in Hindi from the form of a pet to its policy [A11Y-03]', async ({
  page,
}) => {
  await readHindi(page)
  await beginPets(page)
  await lookAtErrors(page, petEvents['pet.given'])
  await givePet(page, rex)
  await look(page)
  await press(page, petEvents['pets.given'])
  await petAt(page, 'open')
  await expect(card(page, 'Bajaj Allianz').getByText('₹').first()).toBeVisible()
  await look(page)
  // The list holds still under a pointer that has moved over it.
  await card(page, 'Bajaj Allianz').hover()
  await lookAtDialog(page, () => press(page, petEvents['plan.opened'], 'Bajaj Allianz'))
  await lookAtDialog(page, () => press(page, petEvents['assumptions.opened']))
  await choosePetPlan(page, 'Bajaj Allianz')
  await answerUpToPhotographs(page)
  await look(page)
  await photographAll(page)
  await press(page, petProposalEvents['photographs.completed'])
  await petProposalAt(page, 'review')
  await look(page, 'Jaipur, Rajasthan')
  await perform(page, petProposalEvents['declaration.accepted'], { truth: true })
  await paymentAt(page, 'summary')
  await look(page)
  await goToGateway(page)
  await answerGateway(page, 'Pay')
  await paymentAt(page, 'issued')
  await look(page)
})
