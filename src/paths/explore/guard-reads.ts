import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { edgeId, nodesWithin, transitionsOf } from '#machines/core/graph.ts'
import type { Explored } from '../types.ts'
import { type Fill, lazy } from './fillings.ts'
import { constantsOf, literalsOf } from './guard-literals.ts'
import { type FieldRead, recording } from './recording.ts'

/** Explored states in which a guard is asked what it reads. */
const mostPlaces = 3_000
/** Values of one kind that a group of fields is filled with. */
const plainest = [true, 1, 'a']

type Places = Pick<Explored, 'model'> & { nodes: readonly { snapshot: AnyMachineSnapshot }[] }

/** What may make the guards of these transitions hold: their literals, and the fields of the context they read. */
export function fillFor({ model, nodes }: Places, edges: readonly string[]): Fill {
  const wanted = new Set(edges)
  const transitions = nodesWithin(model.machine.root)
    .flatMap(transitionsOf)
    .filter((transition) => wanted.has(edgeId(transition)))
  const names = lazy(() => {
    const reads = nodes
      .slice(0, mostPlaces)
      .flatMap(({ snapshot }) => transitions.flatMap((one) => readBy(one, snapshot)))
    return [...new Set(reads.map(({ field }) => field))].filter(
      (name) => !/(?:^|\.)(?:\d|length$)/.test(name),
    )
  })
  const values = lazy(() => {
    const literals = transitions.flatMap((one) =>
      literalsOf(model.machine, { source: one.source.id, event: one.eventType }),
    )
    const all = new Set([...literals, ...literals.flatMap(textsLike), ...constantsOf(model.machine)])
    return [...all, ...groupsOf(names())]
  })
  return { names, values }
}

function readBy({ guard, eventType }: AnyTransitionDefinition, snapshot: AnyMachineSnapshot): FieldRead[] {
  const reads: FieldRead[] = []
  try {
    const context = recording(Object(snapshot.context), reads)
    evaluateGuard(guard as Parameters<typeof evaluateGuard>[0], context, { type: eventType }, snapshot)
  } catch {
    // It has read what it failed by.
  }
  return reads.filter(({ value }) => typeof value !== 'function')
}

/** A text so long as a number says, and one that has another within it. */
function textsLike(literal: unknown): string[] {
  if (typeof literal === 'number')
    return Number.isInteger(literal) && literal > 1 && literal <= 100 ? ['a'.repeat(literal)] : []
  return typeof literal === 'string' && literal !== '' ? [`a${literal}a`] : []
}

/** Of `audience.id` and `audience.count`: objects that have both, for what is stored as a whole. */
function groupsOf(names: readonly string[]): object[] {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const at = name.lastIndexOf('.')
    if (at > 0) groups.set(name.slice(0, at), [...(groups.get(name.slice(0, at)) ?? []), name.slice(at + 1)])
  }
  return [...groups.values()].flatMap((fields) =>
    plainest.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
  )
}
