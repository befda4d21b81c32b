import { expect, type Page } from 'playwright/test'
import { hold } from './driver/hold.ts'
import { isAlive } from './driver/is-alive.ts'
import { saveJourney } from './driver/saved-journey.ts'
import { test } from './driver/test.ts'
import { sharedLink } from './purchases/shop.ts'

const pages = [
  ['/', "Let's find Best Insurance", '/ opens directly, between header and footer [ROUTE-01, ROUTE-20]'],
  ['/motor', 'Your vehicle', '/motor opens directly, between header and footer [ROUTE-03, ROUTE-20]'],
  ['/graphs', 'Please log in', '/graphs opens directly and asks to log in'],
  ['/graphs/motor/paths', 'Please log in', '/graphs/motor/paths opens directly and asks to log in'],
  ['/my-profile', 'Please log in', '/my-profile opens directly and asks to log in [ROUTE-14, ROUTE-23]'],
] as const

/** The first question of each, by the first of its fields. */
const formPages = [
  ['/health', 'Health cover', 'For Whom', '/health opens with the form of its journey [ROUTE-02, HEALTH-01]'],
  ['/pet', 'Pet cover', 'Your name', '/pet opens with the form of its journey [ROUTE-17, PET-01]'],
] as const

/** Each is told by its own heading, and by a part that no other page has. */
const informationPages = [
  [
    '/why-choose',
    'Why choose Safar',
    'A price you can check',
    '/why-choose opens directly [ROUTE-11, ROUTE-23]',
  ],
  [
    '/about-health',
    'About health insurance',
    'What you wait for',
    '/about-health opens directly [ROUTE-11, ROUTE-23]',
  ],
  [
    '/about-bike',
    'About bike insurance',
    'What the law asks for',
    '/about-bike opens directly [ROUTE-11, ROUTE-23]',
  ],
  ['/contact-us', 'Contact us', 'Visit', '/contact-us opens directly [ROUTE-12, ROUTE-23]'],
  ['/about-us', 'About us', 'How we are paid', '/about-us opens directly [ROUTE-12, ROUTE-23]'],
  [
    '/privacy-policy',
    'Privacy policy',
    'What stays in your browser',
    '/privacy-policy opens directly [ROUTE-12, ROUTE-23]',
  ],
  [
    '/terms-conditions',
    'Terms & Conditions',
    'When cover begins',
    '/terms-conditions opens directly [ROUTE-13, ROUTE-23]',
  ],
  ['/support', 'Support', 'After an accident', '/support opens directly [ROUTE-16, ROUTE-23]'],
  ['/accessibility', 'Accessibility', 'How we check it', '/accessibility opens directly'],
] as const

async function opens(page: Page, path: string, heading: string): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expect(page.locator('h1')).toHaveText(heading)
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toBeVisible()
}

/** Files of the bundle that belong to some pages alone, as `vite.config.ts` names them, or after the one page. */
const ofOnePage = /page|\/(info|motor|health|pet)-/

const found = (text: string, what: RegExp): string[] => [
  ...new Set([...text.matchAll(what)].map(([, path = '']) => path)),
]

test.describe('the addresses', () => {
  for (const [path, heading, title] of pages) test(title, ({ page }) => opens(page, path, heading))

  for (const [path, heading, label, title] of formPages)
    test(title, async ({ page }) => {
      await opens(page, path, heading)
      const form = page.getByRole('main').locator('form')
      await expect(form.getByLabel(label, { exact: true })).toBeVisible()
      await expect(form.getByRole('button').last()).toBeVisible()
    })

  for (const [path, heading, part, title] of informationPages)
    test(title, async ({ page }) => {
      await opens(page, path, heading)
      await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
    })

  test('none scrolls sideways on a screen of 320 px [A11Y-03]', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [path, heading] of [...pages, ...formPages, ...informationPages]) {
      await page.goto(path)
      await expect(page.locator('h1')).toHaveText(heading)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })

  test('an address nobody knows says so, and leads home [ROUTE-21, ERR-23]', async ({ page }) => {
    const response = await page.goto('/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText('404 Not Found')).toBeVisible()
    const links = page.getByRole('main').getByRole('link')
    await links.first().click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/nowhere')
    await links.last().click()
    await expect(page).toHaveURL('/support')
  })

  test('quote list and proposal open by the lead id alone [ROUTE-05, ROUTE-06]', async ({ page }) => {
    const { customerLeadId } = await saveJourney(page, 6)
    await page.goto(`/quotelist/${customerLeadId}`)
    await expect(page.locator('h1')).toHaveText('Your quotes')
    await page.goto(`/proposal/${customerLeadId}`)
    await expect(page).toHaveURL(new RegExp(`/quotelist/${customerLeadId}`))
  })

  test('all but home and why-choose are fetched when they are wanted [ROUTE-18]', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    await page.goto('/')
    await page.getByRole('group', { name: 'Category' }).getByRole('button').first().waitFor()
    const before = scripts.length
    await page.goto('/motor')
    await page
      .getByRole('group', { name: 'Vehicle' })
      .or(page.getByRole('radiogroup', { name: 'Vehicle' }))
      .waitFor()
    expect(scripts.length).toBeGreaterThan(before)
    expect(scripts.slice(0, before).filter((url) => ofOnePage.test(url) && !/home/.test(url))).toEqual([])
  })

  test('the router comes beside the first script, and to home and why-choose after it', async ({ page }) => {
    const isNamed = async (path: string) =>
      /<link rel="modulepreload"[^>]*\/assets\/router-/.test(await (await page.request.get(path)).text())
    for (const path of ['/about-bike', '/contact-us', '/motor', '/health', '/pet', '/my-profile', '/nowhere'])
      expect(await isNamed(path), path).toBe(true)
    for (const path of ['/', '/why-choose']) expect(await isNamed(path), path).toBe(false)
  })

  test('a shared link begins without the code of journeys, with which the wizard begins', async ({
    page,
  }) => {
    const scriptsOf = async (path: string) =>
      found(await (await page.request.get(path)).text(), /(?:src|href)="\/assets\/([a-z-]+)-[^"]+\.js"/g)
    expect(await scriptsOf('/motor')).toContain('journeys')
    const shared = await scriptsOf(await sharedLink(page))
    expect(shared).toContain('prices')
    expect(shared).not.toContain('journeys')
  })

  test('three dots stand where a page is still on its way [ROUTE-19]', async ({ page }) => {
    const allow = await hold(page, '**/assets/info-*.js')
    await page.goto('/')
    await isAlive(page)
    const main = page.getByRole('main')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us', exact: true }).click()
    await expect(main.getByRole('status').getByText('Loading')).toBeAttached()
    await expect(main.getByRole('heading', { level: 1 })).toBeHidden()
    allow()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByText('Loading')).toBeHidden()
  })
})
