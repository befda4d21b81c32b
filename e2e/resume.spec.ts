import { expect, type Route } from 'playwright/test'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { hold } from './driver/hold.ts'
import { giveKnownNumber } from './driver/home.ts'
import { type SavedUpTo, saveJourney } from './driver/saved-journey.ts'
import { screenAt } from './driver/screen-at.ts'
import { standsAt } from './driver/stands-at.ts'
import { test } from './driver/test.ts'

const wizard: [SavedUpTo, string][] = [
  [1, 'make'],
  [2, 'model'],
  [3, 'variant'],
  [4, 'vehicleDates'],
  [5, 'previousPolicy'],
]

test.describe('a journey this browser began', () => {
  test('is offered on the home page, with two ways on [MODAL-17, RESUME-22, HOME-32]', async ({ page }) => {
    await saveJourney(page, 3)
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Vehicle Details' })
    await expect(dialog.getByRole('button', { name: 'Continue Journey' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Start a New Search' })).toBeVisible()
  })

  test('goes on at the place the resume table names [MODAL-18, RESUME-21]', async ({ page }) => {
    for (const [step, state] of wizard) {
      await saveJourney(page, step)
      await page.goto('/')
      await page.getByRole('button', { name: 'Continue Journey' }).click()
      await standsAt(page, screenAt(motorMachine, state))
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(history.state)))
        .toContain('"journeyContinue":true')
    }
    const { customerLeadId } = await saveJourney(page, 6)
    await page.goto('/')
    await page.getByRole('button', { name: 'Continue Journey' }).click()
    await expect(page).toHaveURL(new RegExp(`/quotelist/${customerLeadId}`))
  })

  test('interrupts nobody who has begun to type', async ({ page }) => {
    await saveJourney(page, 3)
    const held: Route[] = []
    await page.route('**/admin/getFlow', (route) => void held.push(route))
    const [read] = await Promise.all([page.waitForRequest('**/admin/getFlow'), page.goto('/')])
    const plate = page.getByRole('textbox', { name: 'Registration number' })
    await plate.pressSequentially('RJ-20')
    await Promise.all(held.map((route) => route.continue()))
    await read.response()
    await plate.pressSequentially('-CB')
    await expect(plate).toHaveValue('RJ-20-CB')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('is forgotten by a new search, its lead id too [MODAL-19]', async ({ page, context }) => {
    await saveJourney(page, 3)
    await page.goto('/')
    await page.getByRole('button', { name: 'Start a New Search' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const cookies = await context.cookies()
    expect(cookies.filter(({ name }) => name === 'customerLeadId')).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the personal details wait with other words on their button while the journey starts [MODAL-12, MODAL-13, MODAL-14]', async ({
  page,
}) => {
  const begin = await hold(page, '**/api/v1/admin/flow')
  await giveKnownNumber(page, 'Car', 'RJ-14-CA-1234')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Fill your Personal Details?' })
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Asha Rani Sharma')
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('9876543210')
  await dialog.getByRole('button', { name: 'Submit and View Plans', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Getting Quotes...', exact: true })).toBeVisible()
  begin()
  await expect(page).toHaveURL(/\/quotelist\//)
})
