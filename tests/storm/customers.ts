import { setTimeout as sleep } from 'node:timers/promises'
import { doubled } from './doubled.ts'
import { lossOf, type Place, type Purchase, purchase, signedIn, somebody } from './purchase.ts'
import type { Servers } from './servers.ts'
import { toldTwice } from './told-twice.ts'

export type Bought = {
  journeys: number
  seconds: number
  /** Of a journey, from its beginning to its policy. */
  medianMs: number
  slowestMs: number
  jobsAgain: number
  lost: string[]
}

/**
 * Lets so many customers begin to buy within a second each, while something else goes on. In the end all that was
 * acknowledged is there, each order that was paid has one policy or its money back, nobody is locked out or told
 * anything twice.
 */
export async function customers(
  { database, journal }: Pick<Servers, 'database' | 'journal'>,
  place: Place,
  { journeys, perSecond }: { journeys: number; perSecond: number },
  meanwhile: () => Promise<unknown>,
): Promise<Bought> {
  const began = performance.now()
  const people = Array.from({ length: journeys }, (_, number) => somebody(place, number))
  const times: number[] = []
  const failed: string[] = []
  const buying = people.map(async (bought, number) => {
    await sleep((number * 1_000) / perSecond)
    const begun = performance.now()
    await purchase(place, bought).catch((error) => failed.push(`${bought.mobile}: ${error}`))
    times.push(performance.now() - begun)
  })
  await Promise.all([meanwhile(), ...buying])
  const lost: string[] = []
  for (const bought of people) lost.push(...(await stillThere(place, bought)))
  const twice = await doubled(database, journal)
  const inbox = await (await fetch(`${place.url}/sandbox/inbox.json`)).json()
  return {
    journeys,
    seconds: Math.round((performance.now() - began) / 1_000),
    ...rangeOf(times),
    jobsAgain: twice.jobsAgain,
    lost: [...failed, ...lost, ...twice.lost, ...toldTwice(inbox)],
  }
}

async function stillThere({ endsSessions }: Place, bought: Purchase): Promise<string[]> {
  const { visitor, mobile, customerLeadId } = bought
  if (customerLeadId === '') return [`${mobile} never began`]
  try {
    if (endsSessions) await signedIn(visitor, mobile)
    return await lossOf(bought)
  } catch (error) {
    return [`${mobile}: ${error}`]
  }
}

function rangeOf(times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { medianMs: at(0.5), slowestMs: at(1) }
}
