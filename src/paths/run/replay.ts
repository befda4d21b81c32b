import { PathsError } from '../error.ts'
import type { Suite, TestPath } from '../types.ts'
import type { Driver, Walked } from './driver.ts'
import { walkPath } from './walk.ts'

/** Raised for the id of a path that a suite does not have. */
class UnknownPath extends PathsError {
  override readonly name = 'UnknownPath'
}

/** Walks one path of a suite again, by its id alone. */
export const replay = (suite: Suite, id: string, driver: Driver): Promise<Walked> =>
  walkPath(pathNamed(suite, id), driver)

export function pathNamed({ machine, paths }: Suite, id: string): TestPath {
  const found = paths.find((path) => path.id === id)
  if (found) return found
  throw new UnknownPath(`The suite of ${machine} has no path ${id}; it may have changed since.`)
}
