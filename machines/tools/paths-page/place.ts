import type { Suite, TestPath } from '#contract/views/paths.ts'
import type { WrittenQuery } from '#contract/views/suite-query.ts'

export const tabs = ['paths', 'outline', 'gaps', 'checks'] as const
export type PathsTab = (typeof tabs)[number]

/** All that is chosen on the page, as its address says it. */
export type PathsPlace = {
  written: WrittenQuery
  /** Id of the path that is stepped through; the first of the suite where none is named. */
  path?: string | undefined
  /** How many of its events have been heard. */
  step: number
  tab: PathsTab
}

/** The path that is stepped through. */
export const pathAt = (suite: Suite | undefined, { path }: Pick<PathsPlace, 'path'>): TestPath | undefined =>
  suite?.paths.find(({ id }) => id === path) ?? suite?.paths[0]

/** How many steps a path has: what is refused moves nothing. */
export const lastStep = (path: TestPath | undefined): number =>
  path?.events.filter(({ refused }) => !refused).length ?? 0

/** The same place on a suite that may have no such path, or a shorter one. */
export function placeOn(suite: Suite | undefined, place: Pick<PathsPlace, 'path' | 'step'>) {
  const path = pathAt(suite, place)
  if (path === undefined) return place
  const isThere = place.path === undefined || path.id === place.path
  const step = Math.max(0, Math.min(place.step, lastStep(path)))
  return isThere ? { path: place.path, step } : { path: undefined, step: 0 }
}
