import { expect, type Page } from 'playwright/test'
import { isAccessible } from './accessibility/axe.ts'
import { test } from './driver/test.ts'

const batchCall = 'motor/getEventCapture'

test('records nothing on this host, and asks for nothing [EVENT-02]', async ({ page }) => {
  const batches = batchesOf(page)
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  await press(page, 12)
  await expect(page.getByRole('switch', { name: 'Help us improve this site' })).toBeHidden()
  expect(await kept(page)).toBe(0)
  expect(batches).toEqual([])
})

test('records once it is allowed, sends the eleventh event encrypted, and stops when it is taken back [EVENT-05, EVENT-08, API-50]', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('captureOnThisHost', 'yes'))
  const batches = batchesOf(page)
  await page.goto('/about-us')
  const allowed = page.getByRole('contentinfo').getByRole('switch', { name: 'Help us improve this site' })
  await expect(allowed).not.toBeChecked()
  await press(page, 12)
  expect(await kept(page)).toBe(0)

  const begun = page.waitForResponse(/journey\/captureKey/)
  await allowed.check()
  await begun
  await expect(async () => {
    await press(page, 1)
    expect(await kept(page)).toBeGreaterThan(0)
  }).toPass()
  const sent = page.waitForResponse((response) => response.url().endsWith(batchCall))
  await press(page, 11)
  expect(await (await sent).json()).toEqual({ status: 'success' })
  await expect.poll(() => kept(page)).toBeLessThan(11)
  expect(batches[0]).toMatch(/"encryptedKey":"[\w+/=]+","iv":/)
  expect(batches[0]).not.toContain('about-us')
  await isAccessible(page)

  await allowed.uncheck()
  await press(page, 12)
  expect(await kept(page)).toBe(0)
})

const press = async (page: Page, times: number) => {
  for (let time = 0; time < times; time += 1) await page.getByRole('heading', { level: 1 }).click()
}

/** What was done is stored when the page is left, at the latest. */
const kept = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'))
    return localStorage.getItem('capturedEvents')?.split('\n').length ?? 0
  })

/** What is sent of interactions, as it travels. */
function batchesOf(page: Page): string[] {
  const batches: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(batchCall)) batches.push(request.postData() ?? '')
  })
  return batches
}
