import type { PathEvent, TestPath } from '../suite/suite.ts'

/** What went wrong on the way, and the way: the shortest that leads there, ready to be walked again. */
export class PathFailure extends Error {
  override readonly name = 'PathFailure'

  constructor(
    readonly path: TestPath,
    /** How many events were heard before it; 0 where it did not even begin. */
    readonly step: number,
    override readonly cause: unknown,
    readonly shortest: readonly PathEvent[] = path.events.slice(0, step + 1),
  ) {
    super(tell(path, step, cause, shortest))
  }
}

function tell(path: TestPath, step: number, cause: unknown, shortest: readonly PathEvent[]): string {
  const event = path.events[step]
  const where = event
    ? `step ${step + 1} of ${path.events.length}, ${event.type} in ${event.from}${event.refused ? ' (to be refused)' : ` to ${event.to}`}`
    : `the beginning in ${path.begins}`
  const why = cause instanceof Error ? cause.message : String(cause)
  const again = shortest.map(
    ({ type, data, to }) => `  ${type}${data ? ` ${JSON.stringify(data)}` : ''} → ${to}`,
  )
  return [`Path ${path.id}, ${where}: ${why}`, `Again, from ${path.start.name}:`, ...again].join('\n')
}
