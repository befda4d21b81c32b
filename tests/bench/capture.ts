import type { Browser, CDPSession, Page } from 'playwright'
import { homeEvents } from '#machines/home/home.events.ts'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { cpuSlowdown, gzipSize, kilobytes, phone } from './phone.ts'
import type { Row } from './table.ts'

type Frame = { functionName: string; url: string }
type Profile = {
  nodes: { id: number; callFrame: Frame; children?: number[] }[]
  samples?: number[]
  timeDeltas?: number[]
}

const ofCapture = /\/capture-[^/]+\.js$/
/** What the browser does by itself in the page's thread: styles, layout, painting, garbage. */
const ofBrowser = new Set(['(program)', '(garbage collector)'])

/** What the recording of interactions costs somebody who allowed it, from a number plate to the first price. */
export async function captures(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' })
  await context.addInitScript(() => {
    sessionStorage.setItem('captureOnThisHost', 'yes')
    localStorage.setItem('captureAllowed', 'true')
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const script = page.waitForEvent('requestfinished', (request) => ofCapture.test(request.url()))
  const begun = page.waitForResponse(/journey\/captureKey/)
  await page.goto(url)
  await begun
  const profile = await profiled(devtools, () => toPrices(page))
  const bytes = await gzipSize(await script)
  await context.close()
  return [
    { what: 'capture: gzip script of its own', value: kilobytes(bytes), peer: 'at most 3 KB' },
    {
      what: 'capture: share of the main thread from a plate to prices',
      value: `${(100 * shareOf(profile)).toFixed(2)} %`,
      peer: 'at most 1 %',
    },
  ]
}

async function toPrices(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Registration number' }).pressSequentially('RJ14CA1234')
  await page.getByRole('button', { name: homeEvents['registration.given'].label }).click()
  await page.getByRole('button', { name: quoteModalEvents['vehicle.confirmed'].label, exact: true }).click()
  await page.getByRole('textbox', { name: 'Full name' }).pressSequentially('Asha Rani Sharma')
  await page.getByRole('textbox', { name: 'Mobile number' }).pressSequentially('9876543210')
  await page.getByRole('button', { name: quoteModalEvents['details.given'].label }).click()
  await page
    .getByText(/₹\s?\d/)
    .first()
    .waitFor()
}

async function profiled(devtools: CDPSession, act: () => Promise<void>): Promise<Profile> {
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.setSamplingInterval', { interval: 500 })
  await devtools.send('Profiler.start')
  await act()
  return (await devtools.send('Profiler.stop')).profile
}

/** Of the time that the page's scripts and the browser needed, that of capture and of all that it called. */
function shareOf({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const time = { all: 0, capture: 0 }
  samples.forEach((sample, at) => {
    const stack = stackOf(sample)
    const took = timeDeltas[at] ?? 0
    if (stack.some(({ url, functionName }) => url.startsWith('http') || ofBrowser.has(functionName)))
      time.all += took
    if (stack.some(({ url }) => ofCapture.test(url))) time.capture += took
  })
  return time.capture / time.all

  function stackOf(id: number | undefined): Frame[] {
    const frame = id === undefined ? undefined : frames.get(id)
    return frame && id !== undefined ? [frame, ...stackOf(parents.get(id))] : []
  }
}
