import { setTimeout as sleep } from 'node:timers/promises'
import { openPglite } from '#server/db/pglite.ts'
import { doubled, readBooks } from '../doubled.ts'
import { lossOf, type Place, type Purchase, signedIn } from '../purchase.ts'
import { type Journey, journeyLoss } from '../saved-journey.ts'
import { toldTwice } from '../told-twice.ts'
import type { KilledServer } from './killed-server.ts'

type Acknowledged = { journeys: readonly Journey[]; bought: readonly Purchase[] }
type Settled = { policies: number; refunds: number; lost: string[] }

/** As long as money that was taken twice may need to go back. */
const patienceMs = 120_000

/**
 * What is missing of all that was acknowledged, once money that was taken twice went back: asked for by the browsers
 * that were told so, and then by the books of partners and database. The server is stopped for that.
 */
export async function settledLoss(
  server: KilledServer,
  place: Place,
  { journeys, bought }: Acknowledged,
): Promise<Settled> {
  const lost: string[] = []
  await moneyIsBack(server.journal)
  for (const journey of journeys) lost.push(...(await journeyLoss(journey).catch(asLoss)))
  for (const one of bought) lost.push(...(await purchaseLoss(one).catch(asLoss)))
  lost.push(...toldTwice(await (await fetch(`${place.url}/sandbox/inbox.json`)).json()))
  await server.stop()
  const database = await openPglite(server.dataDir)
  const twice = await doubled(database, server.journal)
  await database.close()
  const { policies, refunds } = readBooks(server.journal)
  return { policies, refunds: refunds.length, lost: [...lost, ...twice.lost] }
}

const asLoss = (error: unknown) => [String(error)]

/** A clock that jumped ends sessions, so everybody signs in again first. */
async function purchaseLoss(one: Purchase): Promise<string[]> {
  if (one.customerLeadId === '') return []
  await signedIn(one.visitor, one.mobile)
  return lossOf(one)
}

async function moneyIsBack(journal: string): Promise<void> {
  const until = performance.now() + patienceMs
  while (paidTwice(journal) && performance.now() < until) await sleep(200)
}

function paidTwice(journal: string): boolean {
  const kept = readBooks(journal).payments.filter(({ status }) => status === 'captured')
  return new Set(kept.map((payment) => payment.order_id)).size < kept.length
}
