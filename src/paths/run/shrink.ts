import { identified } from '../explore/path-of.ts'
import type { Model, TestPath } from '../types.ts'
import type { Driver } from './driver.ts'
import { PathFailure, upTo } from './failure.ts'
import { shortestTo } from './shortest.ts'
import { walkPath } from './walk.ts'

type Shrinking = {
  model: Model
  /** Walks again what might be shorter; without it the shortest way by the model is only told. */
  again?: Driver | undefined
}

/** The same failure with the shortest way that leads to it: no refusals and no detours that it does not need. */
export async function shrink(failure: PathFailure, { model, again }: Shrinking): Promise<PathFailure> {
  const { path, step } = failure
  const byModel = shortestTo(model, path, step)
  if (!again) return byModel ? failure.with({ shortest: byModel }) : failure
  const shorter = [byModel, withoutRefusals(upTo(path, step))].filter((one) => one !== undefined)
  for (const candidate of shorter.filter(({ events }) => events.length < step)) {
    const reproduced = await reproduces(candidate, again)
    if (reproduced) return failure.with({ shortest: reproduced })
  }
  return failure
}

/** Only what fails counts: the event at the end stays, whatever has to become of it. */
const withoutRefusals = (path: TestPath): TestPath =>
  identified({
    ...path,
    events: path.events.filter((event, index) => !event.refused || index === path.events.length - 1),
  })

/** The path as far as it fails, if it fails at all. */
async function reproduces(path: TestPath, driver: Driver): Promise<TestPath | undefined> {
  try {
    await walkPath(path, driver)
    return undefined
  } catch (error) {
    if (error instanceof PathFailure) return upTo(path, error.step)
    throw error
  }
}
