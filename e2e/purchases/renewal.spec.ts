import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { giveKnownNumber } from '../driver/home.ts'
import { perform } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { answerGateway, goToGateway, takePolicy } from './pay.ts'
import { propose } from './propose.ts'
import { choosePlan } from './shop.ts'

test('renews a car by its number, from the home page to the policy in hand [MOTOR-01]', async ({ page }) => {
  await giveKnownNumber(page, 'Car', 'RJ-14-CA-1234')
  await perform(page, quoteModalEvents['vehicle.confirmed'], {})
  await perform(page, quoteModalEvents['details.given'], {
    fullName: 'Asha Rani Sharma',
    mobile: '9876543210',
  })
  await choosePlan(page, 'Digit')
  await propose(page)
  await goToGateway(page)
  await answerGateway(page, 'Pay')
  await takePolicy(page)
})
