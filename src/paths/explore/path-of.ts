import { createHash } from 'node:crypto'
import type { AnyEventObject } from 'xstate'
import type { Explored, ExploredWalk, PathEvent, TestPath } from '../types.ts'

export function pathOf({ nodes, arcs, starts }: Explored, walk: ExploredWalk): TestPath {
  const begun = starts[walk.start]
  if (!begun) throw new Error(`There is no start ${walk.start}`)
  const events = walk.arcs.flatMap((index): PathEvent[] => {
    const arc = arcs[index]
    if (!arc) return []
    const [edge = '', ...also] = arc.taken
    const place = { from: nodes[arc.from]?.state ?? '', to: nodes[arc.to]?.state ?? '', edge }
    return [{ ...said(arc.event), ...place, ...(also.length > 0 && { also }) }]
  })
  const takes = begun.taken.length > 0 && { takes: [...begun.taken] }
  return identified({ start: begun.start, begins: nodes[begun.node]?.state ?? '', ...takes, events })
}

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
  const events = path.events.map(({ type, data, to, refused }) => [type, data, to, refused])
  const content = JSON.stringify([path.start.name, ...events], asText)
  const id = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return Object.assign({ id }, path, { id })
}

/** Values that JSON cannot represent. */
function asText(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`
  return value instanceof Map || value instanceof Set ? [...value] : value
}
