import type { AnyStateNode } from 'xstate'
import { graphOf } from '#machines/core/graph.ts'
import { walkerOf } from '#machines/core/step.ts'
import { type Bounds, type Explored, explore, usualBounds } from './explore.ts'
import type { Model } from './model/model.ts'

/**
 * Explores a machine and, where a guarded branch stayed untaken, tries boundary values of its event and the literals
 * of its guard at every state that hears it; what takes a new branch is one more sample from then on.
 */
export function exploreFully(model: Model, bounds: Bounds = usualBounds): Explored {
  const explored = explore(model, bounds)
  const found = newSamples(explored)
  if (found.size === 0) return explored
  const richer = { ...model, samples: (type: string) => [...model.samples(type), ...(found.get(type) ?? [])] }
  return explore(richer, bounds)
}

type Samples = Map<string, ReturnType<Model['samples']>[number][]>

function newSamples({ model, nodes, arcs, starts }: Explored): Samples {
  const taken = new Set([...starts, ...arcs].flatMap((one) => one.taken))
  const open = graphOf(model.machine).edges.filter(({ id, guard }) => guard !== undefined && !taken.has(id))
  const walker = walkerOf(model.machine)
  const found: Samples = new Map()
  for (const edge of open) {
    const variations = model.variations(edge.event, literalsOf(model, edge.source, edge.event))
    const places = nodes.filter(
      ({ states, snapshot }) => snapshot.status === 'active' && isIn(states, edge.source),
    )
    const fitting = variations.find((event) =>
      places.some(({ snapshot }) => walker.hear(snapshot, event).taken.includes(edge.id)),
    )
    if (fitting) found.set(edge.event, [...(found.get(edge.event) ?? []), fitting])
  }
  return found

  function isIn(states: readonly string[], source: string): boolean {
    return source === model.machine.root.id || states.includes(source)
  }
}

/** Numbers and texts that stand in the guards of a state's branches: in their parameters and in their source. */
function literalsOf({ machine }: Model, source: string, event: string): unknown[] {
  const node: AnyStateNode | undefined = machine.getStateNodeById(source)
  const guards = (node?.transitions.get(event) ?? []).map(({ guard }) => guard)
  return guards.flatMap((guard) => {
    const named = typeof guard === 'object' && guard !== null && 'type' in guard ? guard : undefined
    const params = named && 'params' in named ? named.params : undefined
    const implemented = machine.implementations.guards[String(named?.type ?? guard)] ?? guard
    return [
      ...literalsIn(JSON.stringify(params) ?? ''),
      ...literalsIn(String(implemented)),
      ...literalsIn(String(params)),
    ]
  })
}

const literal = /(["'`])((?:(?!\1).)*)\1|(?<![\w.])(\d[\d_]*(?:\.\d+)?)/g

function literalsIn(source: string): unknown[] {
  return [...source.matchAll(literal)].map(([, , text, number]) =>
    number === undefined ? text : Number(number.replaceAll('_', '')),
  )
}
