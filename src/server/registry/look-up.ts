import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { type RegisteredVehicle, registeredVehicle } from '#machines/motor/record/motor-record.ts'
import { vehiclesCache } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { askRegistry } from './ask-registry.ts'
import { vehicleOfRc } from './vehicle-of-rc.ts'

export type LookUpDeps = Pick<Deps, 'db' | 'clock' | 'fetch' | 'config' | 'random' | 'log'>

const cacheMs = 24 * 3_600_000
/** Caches the vehicle as understood, or that it was not; never the certificate with its owner. */
const cached = v.object({ vehicle: v.nullable(registeredVehicle) })

/**
 * The vehicle of a number, or null; asks the registry at most once a day per number, after `mayAsk`. Where it fails
 * its last answer counts, else the number is unknown; the next lookup asks again.
 */
export async function lookUpRegistration(
  deps: LookUpDeps,
  registrationNumber: string,
  mayAsk: () => Promise<void>,
): Promise<RegisteredVehicle | null> {
  const known = await readCached(deps, registrationNumber)
  if (known?.isFresh) return known.vehicle
  await mayAsk()
  const asked = await askRegistry(deps, registrationNumber).then(
    (rc) => ({ rc }),
    (error: unknown) => deps.log.warn({ err: error }, 'registry'),
  )
  if (!asked) return known?.vehicle ?? null
  const vehicle = (asked.rc && vehicleOfRc(registrationNumber, asked.rc)) ?? null
  const row = { reply: { vehicle }, fetchedAt: deps.clock.now() }
  await deps.db
    .insert(vehiclesCache)
    .values({ registrationNumber, ...row })
    .onConflictDoUpdate({ target: vehiclesCache.registrationNumber, set: row })
  return vehicle
}

async function readCached({ db, clock }: LookUpDeps, registrationNumber: string) {
  const since = new Date(clock.now().getTime() - cacheMs)
  const named = eq(vehiclesCache.registrationNumber, registrationNumber)
  const [row] = await db.select().from(vehiclesCache).where(named)
  return row && { ...v.parse(cached, row.reply), isFresh: row.fetchedAt > since }
}
