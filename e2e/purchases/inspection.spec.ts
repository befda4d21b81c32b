import { type Browser, expect, type Page } from 'playwright/test'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { photographTexts } from '#machines/reference/messages/photographs.ts'
import { referralsEvents } from '#machines/staff/referrals/referrals.events.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { perform, press } from '../driver/perform.ts'
import { acceptAtDesk, referralAtDesk } from '../driver/referral.ts'
import { test } from '../driver/test.ts'
import { askForQuotes } from './known-car.ts'
import { lapsedCar, proposeUpToPhotographs } from './lapsed-car.ts'
import { answerGateway, goToGateway, takePolicy } from './pay.ts'
import { givePicture, photograph, photographAll } from './photographs.ts'
import { proposalAt, submit } from './propose.ts'
import { card } from './shop.ts'

const leadIdOf = (page: Page) => /proposal\/([^/?]+)/.exec(page.url())?.[1] ?? ''

/** The car whose policy ended 120 days ago, up to its photographs. */
async function answerUpToPhotographs(page: Page): Promise<void> {
  await askForQuotes(page, lapsedCar)
  await expect(page.getByText('Expired 120 days ago')).toBeVisible()
  await expect(card(page, 'Digit')).toContainText('approves photographs of the vehicle before you pay')
  await proposeUpToPhotographs(page)
}

/** An underwriter cannot read the plate on the first photograph. */
async function askForAnother(browser: Browser, leadId: string): Promise<void> {
  const { desk, card: referral } = await referralAtDesk(browser, leadId)
  await expect(referral.getByRole('img')).toHaveCount(9)
  await isAccessible(desk)
  await referral
    .getByRole('button', { name: `${referralsEvents['photograph.opened'].label} (front)` })
    .click()
  await perform(desk, referralsEvents['photograph.asked'], { reason: 'The number plate cannot be read.' })
  await expect(desk.getByText('the proposal comes back with the new photograph')).toBeVisible()
  await expect(referral).toBeHidden()
}

test('a car whose cover has lapsed is photographed, one picture again, approved, and only then paid', async ({
  page,
  browser,
}) => {
  test.slow()
  await answerUpToPhotographs(page)
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
  await isAccessible(page)
  await photographAll(page)
  await press(page, proposalEvents['photographs.completed'])
  await submit(page)
  await proposalAt(page, 'referred')
  await expect(page.getByText('looks at the photographs of the vehicle')).toBeVisible()

  await askForAnother(browser, leadIdOf(page))
  await press(page, proposalEvents['status.checked'])
  await proposalAt(page, 'photographs')
  await expect(page.getByText('The number plate cannot be read.')).toBeVisible()
  await expect(page.getByText('8 of 9 photographs')).toBeVisible()
  await photograph(page, 'Front')
  await press(page, proposalEvents['photographs.completed'])
  await submit(page)
  await proposalAt(page, 'referred')

  await acceptAtDesk(browser, leadIdOf(page))
  await press(page, proposalEvents['status.checked'])
  await expect(page.getByText(/^Please pay by /)).toBeVisible()
  await goToGateway(page)
  await answerGateway(page, 'Pay')
  await takePolicy(page)
})

test('a picture taken at night is doubted before it is sent, may be sent all the same, and is there after a reload', async ({
  page,
}) => {
  await answerUpToPhotographs(page)
  await givePicture(page, 'Front', '#101010')
  await expect(page.getByText(photographTexts.tooDark)).toBeVisible()
  await expect(page.getByText('0 of 9 photographs')).toBeVisible()
  await page.getByRole('button', { name: photographTexts.useAnyway }).click()
  await expect(page.getByRole('img', { name: 'Front', exact: true })).toBeVisible()
  await page.reload()
  await proposalAt(page, 'photographs')
  await expect(page.getByText('1 of 9 photographs')).toBeVisible()
})

/** The first bytes of every picture that waits in the browser to be sent. */
const waitingPictures = (page: Page) =>
  page.evaluate(async () => {
    const answerTo = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const database = await answerTo(indexedDB.open('pictures'))
    const kept: { sealed: ArrayBuffer }[] = await answerTo(
      database.transaction('waiting').objectStore('waiting').getAll(),
    )
    database.close()
    return kept.map(({ sealed }) => [...new Uint8Array(sealed.slice(0, 3))])
  })

test('a photograph that could not be sent outlives a reload, unreadable, and is gone once it is sent', async ({
  page,
}) => {
  const uploads = '**/getMotorKycDocumentUrl'
  const jpeg = [0xff, 0xd8, 0xff]
  await answerUpToPhotographs(page)
  await page.route(uploads, (route) => route.abort())
  await givePicture(page, 'Front')
  await expect(page.getByText(photographTexts.sentLater)).toBeVisible()
  const kept = await waitingPictures(page)
  expect(kept).toHaveLength(1)
  expect(kept).not.toContainEqual(jpeg)

  await page.reload()
  await proposalAt(page, 'photographs')
  await expect(page.getByText(photographTexts.sentLater)).toBeVisible()
  await page.unroute(uploads)
  await expect(page.getByRole('img', { name: 'Front', exact: true })).toBeVisible()
  await expect(page.getByText('1 of 9 photographs')).toBeVisible()
  await expect.poll(() => waitingPictures(page)).toEqual([])
})
