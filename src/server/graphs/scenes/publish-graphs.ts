import { details } from '#contract/views/graph-query.ts'
import type { Deps } from '../../deps.ts'
import { publishMachines } from '../../traffic/publish-machines.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { sendRolling } from '../rollup/roll.job.ts'
import { sceneOf } from './scene-of.ts'

/**
 * Publishes every current machine and starts maintaining the rollups, once the queue works. Drawings are laid out in
 * the background, or on demand when requested earlier.
 */
export async function publishGraphs(deps: Deps): Promise<{ drawn: Promise<void> }> {
  const versions = await publishMachines(deps.db, deps.clock.now())
  await sendRolling(deps)
  return { drawn: layOutAll(deps, versions) }
}

/** Stops at the first failure, such as a server shutdown. */
async function layOutAll(deps: Deps, versions: readonly PublishedVersion[]): Promise<void> {
  try {
    for (const version of versions) for (const detail of details) await sceneOf(deps, version, detail)
  } catch (error) {
    deps.log.warn({ err: error }, 'not all machines were laid out')
  }
}
