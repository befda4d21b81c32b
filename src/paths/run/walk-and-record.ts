import type { Model, TestPath } from '../types.ts'
import type { Driver, Level, Walked } from './driver.ts'
import { PathFailure } from './failure.ts'
import { aloneAgain } from './programs.ts'
import { recordRun } from './record.ts'
import type { WalkResult } from './result.ts'
import { shrink } from './shrink.ts'
import { walkPath } from './walk.ts'

type Walk = {
  level: Level
  model: Model
  path: TestPath
  driver: Driver
  /** Negative where it is not said, for that is what all levels walk. */
  criterion?: string
}

/**
 * Walks a path at a level and records what it took, for the report of coverage. A failure is shrunk to the
 * shortest way that leads to it, and walked again to be sure wherever a driver can begin again cheaply.
 */
export async function walkAndRecord(walk: Walk): Promise<Walked> {
  const begun = performance.now()
  try {
    const walked = await walkPath(walk.path, walk.driver)
    record(walk, begun, { ...walked, passed: true })
    return walked
  } catch (error) {
    if (!(error instanceof PathFailure)) throw error
    const { model, level, driver } = walk
    const failure = await shrink(error, { model, again: level === 'browser' ? undefined : driver })
    record(walk, begun, { ...failure.walked, passed: false, failure: toldOf(failure) })
    throw failure.with({ command: aloneAgain(level, failure.path.id) })
  }
}

type Outcome = Pick<WalkResult, 'taken' | 'refused' | 'passed' | 'failure'>

function record(walk: Walk, begun: number, outcome: Outcome): void {
  const { level, model, path, criterion = 'negative' } = walk
  const ms = Math.round(performance.now() - begun)
  recordRun({ level, machine: model.key, criterion, path: path.id, start: path.start.name, ...outcome, ms })
}

const toldOf = ({ path, step, event, shortest }: PathFailure): WalkResult['failure'] => ({
  step,
  state: event?.from ?? path.begins,
  ...(event && { event: event.type }),
  shortest: shortest.events.map(({ type }) => type),
})
