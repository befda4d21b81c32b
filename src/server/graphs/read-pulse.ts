import type { Deps } from '../deps.ts'
import { pulseOf } from './questions/pulse.ts'
import { machineAsked } from './versions/machine-asked.ts'

/** The word that goes on with every row of a machine, whatever its version. */
export async function readPulseOf(deps: Deps, key: string): Promise<string> {
  const { versions } = await machineAsked(deps, key)
  return pulseOf(
    deps.db,
    versions.map(({ id }) => id),
  )
}
