import type { AnyEventObject } from 'xstate'
import { said } from '#paths/explore/path-of.ts'
import type { Explored } from '#paths/types.ts'

/** What a call gives: the events of each path, and from which of the model's starts. */
export type Found = {
  paths: { start: number; events: readonly AnyEventObject[] }[]
  /** The events no suite has fewer of, where that is told. */
  bound?: number
  /** How many paths there are, where they are only counted. */
  count?: string
}

/** The declared transitions that paths take, read off what was explored. */
export function takenBy({ arcs, starts, nodes }: Explored, { paths }: Found): number {
  const leaving = nodes.map(() => new Map<string, number>())
  for (const [index, { from, event }] of arcs.entries()) leaving[from]?.set(textOf(event), index)
  const taken = new Set<string>()
  for (const { start, events } of paths) {
    const begun = starts[start]
    for (const edge of begun?.taken ?? []) taken.add(edge)
    let node = begun?.node ?? 0
    for (const event of events) {
      const arc = arcs[leaving[node]?.get(textOf(event)) ?? -1]
      if (!arc) continue
      for (const edge of arc.taken) taken.add(edge)
      node = arc.to
    }
  }
  return taken.size
}

const texts = new WeakMap<AnyEventObject, string>()

function textOf(event: AnyEventObject): string {
  const known = texts.get(event) ?? JSON.stringify(said(event))
  texts.set(event, known)
  return known
}
