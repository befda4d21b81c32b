import type { Suite, TestPath } from '#contract/views/paths.ts'
import type { WrittenQuery } from '#contract/views/suite-query.ts'

export const tabs = ['paths', 'outline', 'gaps', 'checks'] as const
export type PathsTab = (typeof tabs)[number]

/** Everything chosen on the page, as in its address. */
export type PathsPlace = {
  written: WrittenQuery
  /** Id of the selected path; the first of the suite where none is named. */
  path?: string | undefined
  /** How many of its events have been played. */
  step: number
  tab: PathsTab
}

/** The selected path. */
export const pathAt = (suite: Suite | undefined, { path }: Pick<PathsPlace, 'path'>): TestPath | undefined =>
  suite?.paths.find(({ id }) => id === path) ?? suite?.paths[0]

/** How many steps a path has; refusals do not count. */
export const lastStep = (path: TestPath | undefined): number =>
  path?.events.filter(({ refused }) => !refused).length ?? 0

/** The place clamped to a suite that may lack the path or have a shorter one. */
export function placeOn(suite: Suite | undefined, place: Pick<PathsPlace, 'path' | 'step'>) {
  const path = pathAt(suite, place)
  if (path === undefined) return place
  const isThere = place.path === undefined || path.id === place.path
  const step = Math.max(0, Math.min(place.step, lastStep(path)))
  return isThere ? { path: place.path, step } : { path: undefined, step: 0 }
}
