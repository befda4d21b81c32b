import { expect } from 'playwright/test'
import { sampleRecord } from '#machines/record/samples.ts'
import { priceChange } from '#machines/reference/messages/price-change.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { addDays, dayToSlashes } from '#machines/rules/calendar.ts'
import { shortDay } from '#machines/rules/short-day.ts'
import { isAccessible, isAccessibleHere } from '../accessibility/axe.ts'
import { OwnServer } from '../driver/own-server.ts'
import { newMobile } from '../driver/people.ts'
import { newestMessage } from '../driver/sandbox.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'

const daysAhead = 3

test('a journey of an earlier day is priced anew and tells the difference, and its link has expired', async ({
  browser,
}) => {
  await using server = await OwnServer.start()
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  const mobile = newMobile()
  const customer = { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile }
  const { previousPolicy } = sampleRecord(today())
  const endDate = addDays(today(), 1)
  const { customerLeadId } = await saveJourney(page, 6, {
    customer,
    ...(previousPolicy && { previousPolicy: { ...previousPolicy, endDate } }),
  })
  await page.goto(`/quotelist/${customerLeadId}`)
  await expect(page.getByText(/insurers have answered, \d+ with a price/)).toBeVisible()
  await expect(page.getByText(priceChange.title(shortDay(today(), today())))).toHaveCount(0)
  await page.request.post('/api/v1/journey/sendLink', { data: { customerLeadId, by: 'sms' } })
  const [link = ''] = /\/resume\/\S+/.exec(await newestMessage(page, mobile)) ?? []

  await server.kill()
  await server.start({ daysAhead })
  await page.clock.install({ time: Date.now() + daysAhead * 24 * 60 * 60 * 1000 })
  await page.goto(`/quotelist/${customerLeadId}`)
  const then = shortDay(today(), addDays(today(), daysAhead))
  await expect(page.getByText(priceChange.title(then))).toBeVisible()
  await isAccessible(page)
  const difference = new RegExp(`^₹[\\d,]+ more than on ${then}, Digit: ${priceChange.why}$`)
  await page.getByRole('button', { name: difference }).click()
  const why = page.getByRole('dialog', { name: priceChange.whyOf('Digit') })
  await expect(why).toContainText(`Your policy ended on ${dayToSlashes(endDate)}`)
  await isAccessibleHere(page)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resume.goneTitle)
})
