import { createHash } from 'node:crypto'
import type { AnyEventObject } from 'xstate'
import type { Explored, ExploredWalk, PathEvent, TestPath, Timed } from '../types.ts'
import { Schedule, type StepEnd } from './schedule.ts'

export function pathOf(explored: Explored, walk: ExploredWalk): TestPath {
  const { nodes, arcs, starts } = explored
  const begun = starts[walk.start]
  if (!begun) throw new Error(`There is no start ${walk.start}`)
  const ends = endsOf(explored, walk)
  const events = walk.arcs.flatMap((index, at): PathEvent[] => {
    const arc = arcs[index]
    if (!arc) return []
    const [edge = '', ...also] = arc.taken
    const ms = (ends[at + 1]?.ms ?? 0) - (ends[at]?.ms ?? 0)
    const time = arc.timed?.isDue ? { elapses: ms } : ms > 0 && { wait: ms }
    const place = { from: nodes[arc.from]?.state ?? '', to: nodes[arc.to]?.state ?? '', edge }
    const due = arc.timed?.isDue && !arc.event.type.startsWith('xstate.after.') && { due: true as const }
    return [{ ...said(arc.event), ...time, ...due, ...place, ...(also.length > 0 && { also }) }]
  })
  const takes = begun.taken.length > 0 && { takes: [...begun.taken] }
  return identified({ start: begun.start, begins: nodes[begun.node]?.state ?? '', ...takes, events })
}

/** When each step of a walk ends at the earliest, the beginning first. */
export function endsOf({ arcs, starts }: Explored, walk: ExploredWalk): StepEnd[] {
  const schedule = new Schedule(starts[walk.start]?.changes)
  for (const index of walk.arcs) schedule.step(arcs[index]?.timed ?? untimed)
  return schedule.ends()
}

const untimed: Timed = { due: [], isDue: false, changes: [] }

/** An event as it can be serialised: an error becomes its message and what it was given besides. */
export function said({ type, actorId: _, ...rest }: AnyEventObject): Pick<PathEvent, 'type' | 'data'> {
  const written = Object.entries(rest).map(([key, value]) => [
    key,
    value instanceof Error ? { ...value, message: value.message } : value,
  ])
  return written.length > 0 ? { type, data: Object.fromEntries(written) } : { type }
}

/** Sets the id of a path from its content. */
export function identified(path: Omit<TestPath, 'id'>): TestPath {
  const events = path.events.map(({ type, data, to, refused, wait }) =>
    wait === undefined ? [type, data, to, refused] : [type, data, to, refused, wait],
  )
  const content = JSON.stringify([path.start.name, ...events], asText)
  const id = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return Object.assign({ id }, path, { id })
}

/** Values that JSON cannot represent. */
function asText(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`
  return value instanceof Map || value instanceof Set ? [...value] : value
}
