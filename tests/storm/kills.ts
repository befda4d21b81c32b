import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import * as v from 'valibot'
import { failure } from '#contract/failure.ts'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { aSave } from '../server/journeys/asha.ts'
import { sparePort } from '../server/support/spare-port.ts'
import { type Visitor, visitorOf } from '../server/support/visitor.ts'
import { readyServer } from './server-process.ts'

type Storm = { kills: number; browsers: number; seed?: number }
/** A journey as it was last answered. */
type Journey = { visitor: Visitor; customerLeadId: string; version: number }
export type KillsOutcome = { journeys: number; saves: number; lost: string[]; startsMs: number[] }

/** The longest time that a process lives once every browser has begun a journey on it, which a busy machine delays. */
const longestMs = 1_500
const patienceMs = 60_000

/**
 * Browsers begin journeys, two at a time each, and answer them, while the server's process is killed at random moments
 * and started again. In the end every journey is asked for: none that was answered may be lost, behind or locked.
 */
export async function kills({ kills: count, browsers, seed }: Storm): Promise<KillsOutcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-kills-'))
  const port = await sparePort()
  const url = `http://localhost:${port}`
  const env = { DATA_DIR: dataDir, PORT: String(port), SANDBOX_PACE: '0', OTP_SENDS_PER_HOUR: '500' }
  const start = () => readyServer(env)
  const outcome: KillsOutcome = { journeys: 0, saves: 0, lost: [], startsMs: [] }
  const journeys: Journey[] = []
  const over = new AbortController()
  let server = await start()
  const running = Array.from({ length: browsers }, () => browse(url, journeys, over.signal))
  const moments = fc.sample(fc.integer({ min: 0, max: longestMs }), {
    numRuns: count,
    ...(seed !== undefined && { seed }),
  })
  for (const moment of moments) {
    await begunOn(journeys, journeys.length + browsers)
    await sleep(moment)
    server.process.kill('SIGKILL')
    await server.ended
    const begun = performance.now()
    server = await start()
    outcome.startsMs.push(Math.round(performance.now() - begun))
  }
  over.abort()
  await Promise.all(running)
  for (const journey of journeys) outcome.lost.push(...(await lossOf(journey)))
  server.process.kill('SIGKILL')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
  return {
    ...outcome,
    journeys: journeys.length,
    saves: journeys.reduce((sum, { version }) => sum + version, 0),
  }
}

async function begunOn(journeys: readonly Journey[], enough: number): Promise<void> {
  const until = performance.now() + patienceMs
  while (journeys.length < enough && performance.now() < until) await sleep(20)
}

/** One browser after the other, each with two tabs. */
async function browse(url: string, journeys: Journey[], over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const visitor = visitorOf((path, init) => fetch(url + path, init), url)
    await Promise.all([tab(visitor, journeys, over), tab(visitor, journeys, over)])
  }
}

/** A journey of five saves; one whose answer did not arrive is sent again, as the page does. */
async function tab(visitor: Visitor, journeys: Journey[], over: AbortSignal): Promise<void> {
  const journey: Journey = { visitor, customerLeadId: '', version: 0 }
  for (let step = 1; step <= 5 && !over.aborted; ) {
    const { customerLeadId, version } = journey
    const response = await visitor
      .ask(saveFlow, aSave(step, step === 1 ? {} : { customerLeadId, version }))
      .catch(() => undefined)
    const body: unknown = await response?.json().catch(() => undefined)
    const saved = v.safeParse(saveFlow.reply, body)
    if (isBehind(body)) return
    if (!saved.success) await sleep(50)
    else {
      if (step === 1) journeys.push(journey)
      Object.assign(journey, saved.output.data.data)
      step += 1
    }
  }
}

/** The save before had arrived although its answer did not: this tab ends here. */
const isBehind = (body: unknown) => {
  const said = v.safeParse(failure, body)
  return said.success && said.output.code === 'saved-elsewhere'
}

async function lossOf({ visitor, customerLeadId, version }: Journey): Promise<string[]> {
  const response = await visitor.ask(readFlow, { customerLeadId })
  const read = v.safeParse(readFlow.reply, await response.json())
  if (!read.success) return [`${customerLeadId}: ${response.status}`]
  const { version: kept } = read.output.data
  return kept < version ? [`${customerLeadId}: version ${kept} of ${version}`] : []
}
