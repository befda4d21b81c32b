import { eq } from 'drizzle-orm'
import { machineVersions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { testModelOf } from '../paths/test-model-of.ts'
import { pulseOf } from './queries/pulse.ts'

/** The revision token, which changes with every row of a machine in any version. */
export async function readPulseOf({ db }: Pick<Deps, 'db'>, key: string): Promise<string> {
  const { machine } = testModelOf(key)
  const versions = await db
    .select({ id: machineVersions.id })
    .from(machineVersions)
    .where(eq(machineVersions.machine, machine.id))
  return pulseOf(
    db,
    versions.map(({ id }) => id),
  )
}
