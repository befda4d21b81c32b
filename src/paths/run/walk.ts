import type { TestPath } from '../types.ts'
import type { Driver, Walked } from './driver.ts'
import { PathFailure } from './failure.ts'

/** Walks one path; whatever goes wrong is told with path, step, state and event. */
export async function walkPath(path: TestPath, driver: Driver): Promise<Walked> {
  const walked: Walked = { taken: [], refused: [] }
  let step = 0
  try {
    await driver.begin(path)
    await driver.expectState(path.begins)
    walked.taken.push(...(path.takes ?? []))
    for (const event of path.events) {
      step += 1
      if (!event.refused) await driver.send(event)
      else if (driver.expectRefused) await driver.expectRefused(event)
      else continue
      await driver.expectState(event.to)
      if (event.refused) walked.refused.push(event.edge)
      else walked.taken.push(event.edge, ...(event.also ?? []))
    }
  } catch (error) {
    throw new PathFailure({ path, step, cause: error, walked: driver.walked?.() ?? walked })
  }
  return driver.walked?.() ?? walked
}
