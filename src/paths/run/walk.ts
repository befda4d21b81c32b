import type { TestPath } from '../suite/suite.ts'
import type { Driver } from './driver.ts'
import { PathFailure } from './failure.ts'

/** What a walk took: edges as the path names them, and what was refused. */
export type Walked = { taken: string[]; refused: string[] }

/** Walks one path; whatever goes wrong is told with path, step, state and event. */
export async function walkPath(path: TestPath, driver: Driver): Promise<Walked> {
  const walked: Walked = { taken: [...(path.takes ?? [])], refused: [] }
  let step = 0
  try {
    await driver.begin(path)
    await driver.standsAt(path.begins)
    for (const event of path.events) {
      if (!event.refused) {
        await driver.hear(event)
        walked.taken.push(event.edge, ...(event.also ?? []))
      } else if (driver.refuse) {
        await driver.refuse(event)
        walked.refused.push(event.edge)
      }
      await driver.standsAt(event.to)
      step += 1
    }
  } catch (error) {
    throw new PathFailure(path, step, error)
  }
  return walked
}
