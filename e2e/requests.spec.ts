import { expect, type Page } from 'playwright/test'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { languages } from '#machines/reference/languages.ts'
import { sitePages } from '#machines/site-pages.ts'
import { test } from './driver/test.ts'
import { sharedLink } from './purchases/shop.ts'

const paths = [...sitePages.map(({ path }) => path), '/nowhere', '/verify/unknown']

for (const { code } of languages)
  test(`in ${code} a public page begins with at most twelve requests, each named by the page itself`, async ({
    page,
  }) => {
    for (const path of paths) await beginsLight(page, addressIn(code, path))
    await page.goto(addressIn(code, '/'))
    await expect(page.locator('link[rel=preload][href*=devanagari]')).toHaveCount(code === 'hi' ? 1 : 0)
  })

test('shared prices begin with at most twelve requests in each language, each named by the page itself', async ({
  page,
}) => {
  const path = await sharedLink(page)
  await expect(page.getByRole('article')).not.toHaveCount(0)
  for (const { code } of languages) {
    await page.context().clearCookies()
    await beginsLight(page, addressIn(code, path))
    const logos = page.getByRole('article').locator('img')
    for (const logo of await logos.all()) {
      await logo.scrollIntoViewIfNeeded()
      await expect(logo).toHaveJSProperty('complete', true)
      expect(await logo.evaluate(isShown)).toBe(true)
    }
  }
})

/** A first visit, up to the load event. What is named by the page comes with one round trip more, and all of it at once. */
async function beginsLight(page: Page, path: string): Promise<void> {
  // What the page before is still fetching, or says as it is left, belongs to that one.
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
  const requests: string[] = []
  const keep = (url: string) => url.startsWith('data:') || requests.push(new URL(url).pathname)
  const watch = (request: { url(): string }) => keep(request.url())
  page.on('request', watch)
  page.once('load', () => page.off('request', watch))
  const response = await page.goto(path)
  const html = (await response?.text()) ?? ''
  const [address, ...named] = requests
  expect(address).toBe(path)
  expect(
    named.filter((one) => !html.includes(one)),
    path,
  ).toEqual([])
  expect(named.length, `${path} ${named}`).toBeLessThan(12)
  expect(named.length, path).toBeGreaterThan(0)
}

/** Runs in the page. */
const isShown = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0
