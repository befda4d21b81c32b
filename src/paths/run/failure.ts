import { counted } from '../formats/proof.ts'
import type { PathEvent, TestPath } from '../types.ts'
import type { Walked } from './driver.ts'

type Failed = {
  path: TestPath
  /** The event that failed, counted from 1; 0 is the beginning. */
  step: number
  cause: unknown
  /** What the walk took before. */
  walked: Walked
  /** The shortest way that is known to end in the same failure; without it the way that was walked. */
  shortest?: TestPath | undefined
  /** The command that walks the whole path again. */
  command?: string | undefined
}

/** What went wrong on the way, and the way: the shortest that leads there, ready to be walked again. */
export class PathFailure extends Error {
  override readonly name = 'PathFailure'
  readonly path: TestPath
  readonly step: number
  readonly walked: Walked
  readonly shortest: TestPath

  constructor(failed: Failed) {
    const { path, step, cause, walked, shortest = upTo(path, step), command } = failed
    super(tell(path, step, cause, shortest) + (command ? `\nThe whole path: ${command}` : ''), { cause })
    this.path = path
    this.step = step
    this.walked = walked
    this.shortest = shortest
  }

  /** What failed; nothing where the path did not even begin. */
  get event(): PathEvent | undefined {
    return this.path.events[this.step - 1]
  }

  /** The same failure with more to say. */
  with(more: Pick<Failed, 'shortest' | 'command'>): PathFailure {
    const { path, step, cause, walked, shortest } = this
    return new PathFailure({ path, step, cause, walked, shortest, ...more })
  }
}

/** A path as far as a step. */
export const upTo = (path: TestPath, step: number): TestPath => ({
  ...path,
  events: path.events.slice(0, step),
})

function tell(path: TestPath, step: number, cause: unknown, { start, events }: TestPath): string {
  const why = cause instanceof Error ? cause.message : String(cause)
  return [
    `Path ${path.id}, ${whereIn(path, step)}: ${why}`,
    ...peopleOn(path),
    `Again, from ${start.name}${events.length > 0 ? ':' : ''}`,
    ...events.map(lineOf),
  ].join('\n')
}

const peopleOn = ({ atMost }: TestPath): string[] =>
  atMost === undefined
    ? []
    : [
        atMost === 0
          ? 'Nobody of the traffic went this way.'
          : `Of the traffic this way was gone at most ${counted(atMost, 'time')}.`,
      ]

/** `step 3 of 9, make.chosen in make to model`. */
function whereIn({ events, begins }: TestPath, step: number): string {
  const event = events[step - 1]
  if (!event) return `the beginning in ${begins}`
  const end = event.refused ? ', to be refused' : ` to ${event.to}`
  return `step ${step} of ${events.length}, ${event.type} in ${event.from}${end}`
}

function lineOf({ type, data, to, refused }: PathEvent): string {
  return `  ${type}${data ? ` ${JSON.stringify(data)}` : ''} → ${refused ? 'refused' : to}`
}
