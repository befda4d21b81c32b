import { setTimeout as sleep } from 'node:timers/promises'
import { type Place, somebody } from './purchase.ts'
import { type Journey, journeyLoss, mostSaves, saveJourney } from './saved-journey.ts'

type Visits = {
  journeys: number
  perSecond: number
  /** The number of the first visitor, each of whom is another person. */
  from: number
}

type Visited = {
  /** Those that were acknowledged. */
  journeys: Journey[]
  /** How many came and left; less than were let in where somebody fell behind. */
  perSecond: number
}

/** People begin a journey and leave it, as many after one answer as after two, and so on to five. */
export async function visits(place: Place, { journeys, perSecond, from }: Visits): Promise<Visited> {
  const begun: Journey[] = []
  if (journeys === 0) return { journeys: begun, perSecond: 0 }
  const lastsMs = (journeys * 1_000) / perSecond
  const over = AbortSignal.timeout(lastsMs + place.patienceMs)
  const start = performance.now()
  const open: Promise<void>[] = []
  for (let number = 0; number < journeys; number += 1) {
    const early = start + (number * 1_000) / perSecond - performance.now()
    if (early > 0) await sleep(early)
    const saves = 1 + (number % mostSaves)
    open.push(saveJourney(somebody(place, from + number).visitor, begun, over, saves))
  }
  await Promise.all(open)
  return { journeys: begun, perSecond: (open.length * 1_000) / (performance.now() - start) }
}

/** How many are read at once, so that reading is no storm of its own. */
const readAtOnce = 16

/** What is missing of them, each asked for by its own browser. */
export async function lossOfVisits(journeys: readonly Journey[]): Promise<string[]> {
  const left = journeys.values()
  const lost: string[] = []
  const readers = Array.from({ length: readAtOnce }, async () => {
    for (const journey of left)
      lost.push(...(await journeyLoss(journey).catch((error) => [`${journey.customerLeadId}: ${error}`])))
  })
  await Promise.all(readers)
  return lost
}
