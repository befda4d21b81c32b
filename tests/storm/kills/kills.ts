import fc from 'fast-check'
import { systemClock } from '#server/clock-and-random.ts'
import { answerName, faultsOf } from '../faults.ts'
import { type Place, type Purchase, purchase, somebody } from '../purchase.ts'
import type { Journey } from '../saved-journey.ts'
import { type KilledServer, withKilledServer } from './killed-server.ts'
import { type Kind, type KindName, kinds } from './kinds.ts'
import { browse } from './savers.ts'
import { settledLoss } from './settled-loss.ts'

type Storm = {
  kills: number
  /** Browsers that begin and save journeys, each in two tabs. */
  savers: number
  /** Customers who buy, one purchase after the other. */
  buyers: number
  /** How the process is killed in turn; without it, in every way, more often where there is more to hit. */
  ways?: readonly KindName[]
  seed?: number
}

export type KillsOutcome = {
  kills: Partial<Record<KindName, number>>
  journeys: number
  saves: number
  purchases: number
  policies: number
  refunds: number
  /** From the beginning of a start after a kill until the server is ready. */
  starts: { medianMs: number; p95Ms: number; slowestMs: number }
  lost: string[]
}

const often = ['at random', 'in a webhook', 'in an upload', 'in a transaction'] as const
const sometimes = ['in a start', 'with a full disk', 'with a clock that jumped'] as const
/** A directory of its own takes several starts, so it comes once in twenty kills. */
const usual: readonly KindName[] = [
  ...often,
  ...sometimes,
  'as a new database is made',
  ...often,
  ...sometimes,
  'as an older database is migrated',
  ...often,
]

/** Every so many kills the gateway takes somebody's money twice. */
const paidTwiceEvery = 5
/** For what is under way when the last kill was: jobs that failed are tried again after a pause. */
const patienceMs = 240_000

/**
 * Browsers save journeys and customers buy, while the server's process is killed at random and at chosen moments, is
 * without space or has a wrong clock, and is started again each time. In the end all that was acknowledged is there for
 * whom it was told, and each payment has led to one policy or went back.
 */
export function kills({ kills: count, savers, buyers, ways = usual, seed }: Storm): Promise<KillsOutcome> {
  return withKilledServer(async (server) => {
    const [journeys, bought]: [Journey[], Purchase[]] = [[], []]
    const [failed, faulty]: [string[], Promise<string[]>[]] = [[], []]
    const over = new AbortController()
    const place: Place = {
      url: server.url,
      clock: systemClock,
      patienceMs: patienceMs + count * 10_000,
      endsSessions: true,
      heard: (path, response) => {
        if (!path.startsWith('/sandbox')) faulty.push(faultsOf(answerName(path, response), response))
      },
    }
    let people = 0
    const somebodyElse = () => somebody(place, ++people)
    async function buy(): Promise<void> {
      while (!over.signal.aborted) {
        const one = somebodyElse()
        bought.push(one)
        await purchase(place, one).catch((error) => failed.push(`${one.mobile}: ${error}`))
      }
    }
    const running = [
      ...Array.from({ length: savers }, () => browse(() => somebodyElse().visitor, journeys, over.signal)),
      ...Array.from({ length: buyers }, buy),
    ]
    const done = await killAll(server, planOf(count, ways, seed))
    over.abort()
    await Promise.all(running)
    const loss = await settledLoss(server, place, { journeys, bought })
    return {
      kills: done,
      journeys: journeys.length,
      saves: journeys.reduce((sum, { version }) => sum + version, 0),
      purchases: bought.length,
      ...loss,
      starts: rangeOf(server.startsMs.slice(1)),
      lost: [...failed, ...new Set((await Promise.all(faulty)).flat()), ...loss.lost],
    }
  })
}

type Planned = { way: KindName; chance: number }

/** The ways in turn, each with a chance of its own. */
function planOf(count: number, ways: readonly KindName[], seed: number | undefined): Planned[] {
  const settings = { numRuns: count, ...(seed !== undefined && { seed }) }
  const chances = fc.sample(fc.noBias(fc.nat({ max: 1_000 })), settings)
  return chances.flatMap((chance, at) => {
    const way = ways[at % ways.length]
    return way ? [{ way, chance: chance / 1_000 }] : []
  })
}

/** Leaves a server that runs as it should. */
async function killAll(
  server: KilledServer,
  planned: readonly Planned[],
): Promise<Partial<Record<KindName, number>>> {
  const done: Partial<Record<KindName, number>> = {}
  for (const [at, { way, chance }] of planned.entries()) {
    const { mishap, moment }: Kind = kinds[way]
    const running = await server.start(mishap?.(chance))
    if (at % paidTwiceEvery === 0) await payTwice(server.url)
    const isHit = await moment(server, running, chance)
    server.watch(undefined)
    running.process.kill('SIGKILL')
    await running.ended
    const as = isHit ? way : 'at random'
    done[as] = (done[as] ?? 0) + 1
  }
  await server.start()
  return done
}

/** What the gateway does with the next payment. */
async function payTwice(url: string): Promise<void> {
  const body = JSON.stringify({ party: 'gateway', call: 'pay', do: 'twice' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/sandbox/plan`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(await response.text())
}

function rangeOf(times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { medianMs: at(0.5), p95Ms: at(0.95), slowestMs: at(1) }
}
