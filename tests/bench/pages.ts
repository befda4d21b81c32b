import { type Browser, chromium, type Page, type Request } from 'playwright'
import { verifyPath } from '#contract/policy/policy.calls.ts'
import { OwnServer } from '#e2e/driver/own-server.ts'
import { buildPages, buildServer } from '#server/assets/build.ts'
import { chromiumArgs, ensureChromium } from '../support/chromium.ts'
import { bareSite } from './bare-page/site.ts'
import { captures } from './capture.ts'
import { cpuSlowdown, gzipSize, kilobytes, network, phone } from './phone.ts'
import { sharedLink } from './shared-link.ts'
import { median, type Row } from './table.ts'

const paths = [
  '/',
  '/why-choose',
  '/about-us',
  '/motor',
  '/health',
  '/pet',
  '/nowhere',
  verifyPath('unknown'),
]
const rounds = 3

/** So long after its load event a page may still move. */
const settleMs = 3_000

/** So long a press may take to show. */
const pressMs = 1_500

type Loaded = { lcp: number; shift: number; requests: number; script: number; press: number | undefined }

/**
 * What a first visit to each public page costs, against a bare page of React in the same browser, and what the
 * recording of interactions costs.
 */
export async function pages(): Promise<Row[]> {
  await buildPages()
  await buildServer()
  // A build leaves `production`, where a server asks for more of its environment.
  process.env.NODE_ENV = 'development'
  await using safar = await OwnServer.start()
  const bare = await bareSite()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  const peer = await visits(browser, bare.url)
  const rows: Row[] = []
  for (const path of paths) rows.push(...rowsOf(path, await visits(browser, safar.url + path), peer))
  const shared = await visits(browser, safar.url + (await sharedLink(safar.url)))
  rows.push(...rowsOf('/quotelist/shared', shared, peer))
  rows.push(...(await captures(browser, safar.url)))
  await browser.close()
  await bare.stop()
  return rows
}

const rowsOf = (path: string, page: Loaded, bare: Loaded): Row[] => [
  {
    what: `page ${path}: largest paint, layout shift`,
    value: `${Math.round(page.lcp)} ms, ${page.shift.toFixed(3)}`,
    peer: `a bare page of React, ${Math.round(bare.lcp)} ms`,
    ratio: `${(page.lcp / bare.lcp).toFixed(2)} x`,
  },
  {
    what: `page ${path}: requests and gzip script begun before load`,
    value: `${page.requests}, ${kilobytes(page.script)}`,
    peer: `a bare page of React, ${bare.requests}, ${kilobytes(bare.script)}`,
    ratio: `${(page.script / bare.script).toFixed(2)} x`,
  },
  ...(page.press === undefined ? [] : [pressRow(path, page.press, bare)]),
]

const pressRow = (path: string, press: number, bare: Loaded): Row => ({
  what: `page ${path}: from a press to the next paint`,
  value: `${press} ms`,
  peer: `a bare page of React, ${bare.press} ms`,
})

/** The first visit, which fills the server's caches, is left out. */
async function visits(browser: Browser, url: string): Promise<Loaded> {
  await visit(browser, url)
  const visited: Loaded[] = []
  for (let round = 0; round < rounds; round++) visited.push(await visit(browser, url))
  const of = (name: Exclude<keyof Loaded, 'press'>) => median(visited.map((one) => one[name]))
  const presses = visited.flatMap(({ press }) => press ?? [])
  return {
    lcp: of('lcp'),
    shift: of('shift'),
    requests: of('requests'),
    script: of('script'),
    press: presses.length > 0 ? median(presses) : undefined,
  }
}

/** With nothing in the browser's cache. */
async function visit(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const requests: Request[] = []
  const keep = (request: Request) => requests.push(request)
  page.on('request', keep)
  page.once('load', () => page.off('request', keep))
  await page.goto(url)
  const { lcp, shift } = await page.evaluate(shown, settleMs)
  const press = await pressed(page)
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(scripts.map(gzipSize))
  await context.close()
  const script = sizes.reduce((sum, size) => sum + size, 0)
  return { lcp, shift, requests: requests.length, script, press }
}

const every: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
}
const pressable = 'button:enabled, label, summary'

/** How long the page's first button or answer takes to show that it was pressed, in steps of 8 ms; nothing on a page of text. */
async function pressed(page: Page): Promise<number | undefined> {
  const target = page.locator('main').locator(pressable).first()
  if ((await target.count()) === 0) return undefined
  const slowest = await page.evaluateHandle((every) => {
    const seen = { ms: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.ms = Math.max(seen.ms, duration)
    }).observe(every)
    return seen
  }, every)
  await target.click()
  await page.waitForTimeout(pressMs)
  return (await slowest.jsonValue()).ms
}

/** In the page: when its largest part was painted, and how much has moved by itself. */
const shown = (ms: number): Promise<{ lcp: number; shift: number }> =>
  new Promise((resolve) => {
    const seen = { lcp: 0, shift: 0 }
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(seen), ms)
  })
