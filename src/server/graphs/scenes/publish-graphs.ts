import { details } from '#contract/views/graph-query.ts'
import type { Deps } from '../../deps.ts'
import { publishMachines } from '../../traffic/publish-machines.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { sendRolling } from '../rollup/roll.job.ts'
import { sceneOf } from './scene-of.ts'

/**
 * Publishes every machine as it is now and has the rollups kept from here on; for once the queue works. The drawings
 * are laid out behind it: whoever looks at one before has it made at once.
 */
export async function publishGraphs(deps: Deps): Promise<{ drawn: Promise<void> }> {
  const versions = await publishMachines(deps.db, deps.clock.now())
  await sendRolling(deps)
  return { drawn: layOutAll(deps, versions) }
}

/** Ends with the first that cannot be kept, as when the server stops meanwhile. */
async function layOutAll(deps: Deps, versions: readonly PublishedVersion[]): Promise<void> {
  try {
    for (const version of versions) for (const detail of details) await sceneOf(deps, version, detail)
  } catch (error) {
    deps.log.warn({ err: error }, 'not all machines were laid out')
  }
}
