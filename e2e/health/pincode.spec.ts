import { expect } from 'playwright/test'
import { homeEvents } from '#machines/home/home.events.ts'
import { chooseCategory } from '../driver/home.ts'
import { fillForm, press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { ashaInJaipur } from '../purchases/health.ts'
import { card } from '../purchases/shop.ts'

test('a pincode outside the large cities is found by its digits, typed in full and priced [HEALTH-11, API-26]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/health/health_pincode')) asked.push(search)
  })
  await page.goto('/')
  await chooseCategory(page, 'Health')
  await fillForm(page, homeEvents['health.given'], { ...ashaInJaipur, pincode: undefined })
  const box = page.getByRole('combobox', { name: 'Pincode' })
  await box.pressSequentially('17')
  await expect(page.getByText('Type the first three digits').first()).toBeVisible()
  await box.pressSequentially('5131', { delay: 50 })
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/^175131 Kullu, Himachal Pradesh/])
  await box.press('Tab')
  await expect(box).toHaveValue('175131 Kullu, Himachal Pradesh')
  expect(asked).toEqual(['?pincode=175'])
  await press(page, homeEvents['health.given'])
  await expect(card(page, 'Digit').getByText('₹').first()).toBeVisible()
})
