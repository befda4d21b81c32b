import { expect, type Page, type Request } from 'playwright/test'
import type { TrafficRun } from '#contract/views/traffic.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'

/** What this browser tells of its machines, and how the server answers. */
async function told(page: Page) {
  const runs: TrafficRun[] = []
  const answers: number[] = []
  const isTraffic = (request: Request) => request.url().endsWith('/graphs/traffic')
  page.on('request', (request) => {
    if (isTraffic(request)) runs.push(...request.postDataJSON().runs)
  })
  page.on('response', (response) => {
    if (isTraffic(response.request())) answers.push(response.status())
  })
  const of = (machine: string) => runs.filter((run) => run.machine === machine)
  return { of, answers }
}

test('what a machine does is told exactly, goes on over a reload, and the server takes it', async ({
  page,
}) => {
  const { of, answers } = await told(page)
  await saveJourney(page, 3)
  await page.goto('/')
  await page.getByRole('button', { name: 'Continue Journey' }).click()
  await standsAt(page, screenAt(motorMachine, 'variant'))
  await expect.poll(() => of('motor').length).toBeGreaterThan(0)
  const [before] = of('motor')
  expect(before?.rows[0]).toMatchObject({ seq: 0 })
  expect(before?.product).toBe('car')

  const back = page.getByRole('button', { name: 'Back' }).first()
  await back.click()
  await standsAt(page, screenAt(motorMachine, 'model'))
  await page.reload()
  await standsAt(page, screenAt(motorMachine, 'model'))
  await back.click()
  await standsAt(page, screenAt(motorMachine, 'make'))

  const rows = () => of('motor').flatMap((run) => (run.journey === before?.journey ? run.rows : []))
  const backs = () => new Set(rows().flatMap(({ edge = '', seq }) => (edge.includes(' back ') ? [seq] : [])))
  await expect.poll(() => backs().size).toBe(2)
  const seqs = [...new Set(rows().map(({ seq }) => seq))].sort((one, other) => one - other)
  expect(seqs).toEqual(seqs.map((_, at) => at))
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  expect(new Set(answers)).toEqual(new Set([200]))
})
