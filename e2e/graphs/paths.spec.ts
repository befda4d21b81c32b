import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { catalogue } from '#machines/catalogue.ts'
import { limits } from '#machines/reference/limits.ts'
import { account } from '#machines/reference/messages/account.ts'
import { accountArea } from '#machines/reference/messages/account-area.ts'
import { graphs } from '#machines/reference/messages/graphs.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { isAccessible, isAccessibleHere } from '../accessibility/axe.ts'
import {
  checksAreMade,
  currentStep,
  openPaths,
  pathsAreMade,
  steps,
  verdict,
  verdictSays,
} from '../driver/paths.ts'
import { accountMenu, beStaff } from '../driver/sign-in.ts'
import { beCustomer } from '../driver/signed-in.ts'
import { test } from '../driver/test.ts'
import { stopTime } from '../walk/time.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const criterion = (page: Page) => page.getByRole('combobox', { name: texts.fields.criterion })
const here = (page: Page) => page.getByRole('region', { name: texts.states }).locator('[aria-current=step]')

test.describe('a tester', () => {
  test.beforeEach(({ page }) => beStaff(page, 'tara.tester'))

  test('goes from the menu to every machine, and from there to its paths [DESIGN-14]', async ({ page }) => {
    await page.goto('/')
    await accountMenu(page, 'Tara Singh').click()
    await page.getByRole('menuitem', { name: accountArea.paths }).click()
    await expect(page.getByRole('heading', { level: 1, name: graphs.machines })).toBeVisible()
    const machines = page.getByRole('list', { name: 'Machines' })
    await expect(machines.getByRole('listitem')).toHaveCount(catalogue.length)
    await isAccessible(page)
    await machines.getByRole('link', { name: graphs.pathsOf('Sign up') }).click()
    await pathsAreMade(page)
    await expect(page).toHaveURL(/\/graphs\/sign-up\/paths$/)
    await expect(verdict(page)).toContainText(texts.exact)
  })

  test('chooses what is reached, steps by keys, and a link restores it all', async ({ page, context }) => {
    await openPaths(page, 'sign-up')
    await criterion(page).selectOption('negative')
    await verdictSays(page, 'refusal')
    await page.getByRole('navigation', { name: texts.tabs.paths }).getByRole('button').nth(1).click()
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowRight')
    await expect(currentStep(page)).toContainText('2')
    await expect(currentStep(page)).toBeInViewport()
    await expect(here(page)).toBeInViewport()
    await expect(page).toHaveURL(/\?criterion=negative&path=[0-9a-f]{8}&step=2$/)
    const place = await here(page).textContent()
    const step = await currentStep(page).textContent()

    const other = await context.newPage()
    await other.goto(page.url())
    await pathsAreMade(other)
    await expect(currentStep(other)).toHaveText(step ?? '')
    await expect(here(other)).toHaveText(place ?? '')
    await expect(criterion(other)).toHaveValue('negative')

    await page.keyboard.press('Home')
    await expect(currentStep(page)).toContainText(texts.begins)
    await page.goBack()
    await expect(page).toHaveURL(/\?criterion=negative$/)
    await page.goBack()
    await expect(criterion(page)).toHaveValue('transitions')
    await pathsAreMade(page)
  })

  test('plays a path to its end', async ({ page }) => {
    await page.clock.install()
    await openPaths(page, 'lifecycle')
    // It would be at its end before the button to pause is pressed.
    await stopTime(page)
    await page.getByRole('button', { name: 'Play' }).click()
    await page.clock.runFor(limits.paths.playMs)
    await expect(currentStep(page)).not.toContainText(texts.begins)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.clock.resume()
    await page.getByRole('button', { name: 'Last step' }).click()
    await expect(steps(page).getByRole('button').last()).toHaveAttribute('aria-current', 'step')
    await isAccessibleHere(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await isAccessibleHere(page)
  })

  test('mends what was wrong beside its field, with nothing lost', async ({ page }) => {
    await page.goto('/graphs/sign-up/paths?from=nowhere&maxLength=0')
    await expect(page.getByText(texts.errors.noState('sign-up', 'nowhere'))).toBeVisible()
    await expect(page.getByText(texts.errors.maxLength)).toBeVisible()
    await expect(page.getByRole('combobox', { name: texts.fields.from })).toHaveValue('nowhere')
    await isAccessible(page)
    await page.getByRole('textbox', { name: texts.fields.maxLength }).fill('9')
    await page.getByRole('combobox', { name: texts.fields.from }).fill('')
    await page.getByRole('combobox', { name: texts.fields.from }).press('Escape')
    await pathsAreMade(page)
    await expect(page).toHaveURL(/\?maxLength=9$/)
  })

  test('takes the suite along as a file, and one path as a test', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPaths(page, 'sign-up')
    await page.getByRole('button', { name: texts.export }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: texts.formats.csv }).click(),
    ])
    expect(download.suggestedFilename()).toBe('sign-up-transitions.csv')
    expect(readFileSync(await download.path(), 'utf8')).toContain('mobile')
    await page.getByRole('button', { name: texts.copyVitest }).click()
    await expect(page.getByText(texts.copied, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('walkPath')
  })

  test('is told of a machine that nobody knows, and which there are', async ({ page }) => {
    await page.goto('/graphs/nobody/paths')
    await expect(page.getByRole('heading', { level: 1, name: texts.unknown('nobody') })).toBeVisible()
    await page.getByRole('link', { name: 'Life of a purchase' }).click()
    await pathsAreMade(page)
    await expect(page).toHaveURL(/\/graphs\/lifecycle\/paths$/)
  })

  test('finds the page the same on a phone: paths, outline, gaps and checks', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPaths(page, 'sign-up', '?criterion=negative')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Next step' }).click()
    await page.getByRole('tab', { name: texts.tabs.outline }).click()
    await expect(here(page)).toBeVisible()
    await page.reload()
    await pathsAreMade(page)
    await expect(here(page)).toBeVisible()
    await page.getByRole('tab', { name: texts.tabs.paths }).click()
    await page.getByRole('button', { name: 'Last step' }).click()
    await expect(currentStep(page)).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Last step' })).toBeInViewport()
    for (const tab of [texts.tabs.paths, texts.tabs.outline, texts.tabs.gaps, texts.tabs.checks]) {
      await page.getByRole('tab', { name: tab }).click()
      await checksAreMade(page)
      await isAccessibleHere(page)
    }
  })
})

test('an analyst may see them, too', async ({ page }) => {
  await beStaff(page, 'meera.analyst')
  await openPaths(page, 'sign-up')
})

test('who is neither is told so, and who is nobody to log in', async ({ page }) => {
  await page.goto('/graphs/motor/paths')
  await expect(page.getByRole('heading', { level: 1, name: account.pleaseLogIn })).toBeVisible()
  await beStaff(page, 'asha.agent')
  await page.goto('/graphs/motor/paths')
  await expect(page.getByRole('heading', { level: 1, name: account.notForYou })).toBeVisible()
  await page.context().clearCookies()
  await beCustomer(page)
  await page.goto('/graphs')
  await expect(page.getByRole('heading', { level: 1, name: account.notForYou })).toBeVisible()
})
