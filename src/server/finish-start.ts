import type { Deps } from './deps.ts'
import { drawMissingScenes } from './graphs/scenes/missing-scenes.ts'

/** What no request has to wait for. Whatever fails is in the log and keeps nothing else from being done. */
export async function finishStart(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  loadPages?: () => Promise<void>,
): Promise<void> {
  const failed = (what: string) => (error: unknown) => deps.log.error({ err: error }, what)
  await loadPages?.().catch(failed('not all pages were loaded'))
  await drawMissingScenes(deps).catch(failed('not all machines were drawn'))
}
