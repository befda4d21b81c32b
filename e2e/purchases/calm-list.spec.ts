import { expect } from 'playwright/test'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { givePreviousPolicy } from './wizard.ts'

test('stays where it is while prices come in, though the pointer rests where the list comes to lie', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await saveJourney(page, 5)
  await page.goto('/motor')
  await standsAt(page, screenAt(motorMachine, 'previousPolicy'))
  await givePreviousPolicy(page)
  await expect(page.getByRole('region', { name: 'Prices' }).locator('ul[aria-busy="false"]')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
