import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { type Answers, notedAnswers } from './answers.ts'
import { type Bought, customers } from './customers.ts'
import { onServers, type Servers } from './servers.ts'
import { lossOfVisits, visits } from './visits.ts'

type Storm = {
  /** An empty database. */
  databaseUrl: string
  processes: number
  journeys: number
  perSecond: number
  /** How many of a hundred journeys go on to buy; the others are left after one to five answers. */
  buying?: number
  kills: number
  seed?: number
}

export type ProcessesOutcome = Omit<Bought, 'journeys'> &
  Answers & {
    killed: number
    /** Each was acknowledged to its browser. */
    journeys: number
    bought: number
    /** Of the journeys that were left after some answers. */
    saves: number
    /** How many of these came and left; less than was asked for where the storm or the servers fell behind. */
    visitsPerSecond: number
    /** The most that one server held, in MB. */
    peakMemory: number
  }

/**
 * A job whose process was killed is another's after its lease, the next look at it and its pause, about 90 s at the
 * third try of a policy; a policy takes two jobs, and each may be killed again.
 */
const patienceMs = 300_000

/** People begin journeys at several servers, and some of them buy, while the servers are killed in turn and started again. */
export function processes(storm: Storm): Promise<ProcessesOutcome> {
  const { journeys, perSecond, buying = 100, kills } = storm
  const buyers = Math.round((journeys * buying) / 100)
  const visitors = journeys - buyers
  const rate = (some: number) => (perSecond * some) / journeys
  return onServers(storm, async (servers) => {
    const { heard, answers } = notedAnswers()
    const place = { ...servers.place, patienceMs, heard }
    const visiting = visits(place, { journeys: visitors, perSecond: rate(visitors), from: buyers })
    const buyingToo = { journeys: buyers, perSecond: rate(buyers) }
    const bought = await customers(servers, place, buyingToo, () =>
      Promise.all([visiting, killInTurn(servers, storm)]),
    )
    const { journeys: left, perSecond: visitsPerSecond } = await visiting
    const answered = answers()
    const lost = [...bought.lost, ...(await lossOfVisits(left))]
    if (left.length < visitors) lost.push(`${visitors - left.length} journeys were never begun`)
    return {
      ...bought,
      ...answered,
      journeys: buyers + left.length,
      bought: buyers,
      saves: left.reduce((sum, { version }) => sum + version, 0),
      visitsPerSecond: Math.round(visitsPerSecond * 10) / 10,
      killed: kills,
      peakMemory: servers.peakMemory(),
      lost,
    }
  })
}

/** One of them at a time, at random moments spread over the time in which journeys begin. */
async function killInTurn(servers: Servers, { kills, journeys, perSecond, seed }: Storm): Promise<void> {
  const shareMs = ((journeys / perSecond) * 1_000) / Math.max(1, kills)
  const moments = fc.sample(fc.double({ min: 0.3, max: 1, noNaN: true }), {
    numRuns: kills,
    ...(seed !== undefined && { seed }),
  })
  for (const [turn, moment] of moments.entries()) {
    await sleep(moment * shareMs)
    await servers.killAndStart(turn % servers.count)
  }
}
