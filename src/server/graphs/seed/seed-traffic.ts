import { eq, sql } from 'drizzle-orm'
import { trafficJourneys } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { publishMachines } from '../../traffic/publish-machines.ts'
import { rollDays } from '../rollup/roll-days.ts'
import { type MadeJourney, makeJourneys, type SeedOptions } from './make-journeys.ts'
import { writeJourneys } from './write-journeys.ts'

const batch = 2_000

/** Fills a database with made-up traffic and its rollups, unless this seed's traffic is already there. */
export async function seedTraffic(
  db: Db,
  making: SeedOptions,
): Promise<{ journeys: number; rows: number } | undefined> {
  const keyHash = `made-up ${making.seed} 0`
  const [known] = await db.select().from(trafficJourneys).where(eq(trafficJourneys.keyHash, keyHash))
  if (known) return undefined
  const versions = await publishMachines(db, making.now)
  let [journeys, rows, days]: [number, number, Set<string>] = [0, 0, new Set()]
  for (const made of inBatches(makeJourneys(versions, making))) {
    rows += await db.transaction((tx) => writeJourneys(tx, made))
    journeys += made.length
    for (const { day } of made) days.add(day)
  }
  await markDirty(db, [...days])
  await rollDays(db, making.now)
  return { journeys, rows }
}

function* inBatches(journeys: Iterable<MadeJourney>): Generator<MadeJourney[]> {
  let some: MadeJourney[] = []
  for (const one of journeys) {
    some.push(one)
    if (some.length < batch) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

async function markDirty(db: Db, days: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into dirty_days select unnest(${sql.param([...days])}::text[])::date on conflict do nothing`)
  await db.execute(sql`analyze`)
}
