import { type AnyStateNode, getStateNodes } from 'xstate'
import type { Explored, Model, Node } from '../types.ts'
import { hears } from './hears.ts'
import { type Costs, directly, type Labelled } from './labelled.ts'

/**
 * Every declared transition, and places where what each state has to refuse can be tried. Transitions alone lead to
 * such places, unless another region hears an event that a state does not: then some path has to come by that state
 * while the other region refuses it too.
 */
export function negativeProblem(explored: Explored, costs: Costs): Labelled {
  const { arcs, starts } = explored
  const places = isParallel(explored.model) ? hardPlaces(explored) : []
  const worth = (one?: { taken: readonly string[] }, node = -1) => [
    ...(one?.taken ?? []),
    ...(places[node] ?? []),
  ]
  const labelled = directly(
    explored,
    {
      ofArc: (index) => worth(arcs[index], arcs[index]?.to),
      ofStart: (index) => worth(starts[index], starts[index]?.node),
    },
    costs,
  )
  return { ...labelled, unnamed: new Set(places.flat()) }
}

const isParallel = ({ machine }: Model): boolean => {
  const within = (node: AnyStateNode): boolean =>
    node.type === 'parallel' || Object.values(node.states).some(within)
  return within(machine.root)
}

/** By node, the refusals that can be tried there but not at every node of the same state. */
function hardPlaces(explored: Explored): string[][] {
  const { model, nodes, arcs } = explored
  const heard = nodes.map(() => new Set<string>())
  for (const { from, event } of arcs) heard[from]?.add(event.type)
  const deaf = deafness(model)
  const hard = new Set(
    nodes.flatMap((node) =>
      deaf(node).flatMap(({ type, name }) => (heard[node.index]?.has(type) ? [name] : [])),
    ),
  )
  return nodes.map((node) =>
    deaf(node).flatMap(({ type, name }) => (hard.has(name) && !heard[node.index]?.has(type) ? [name] : [])),
  )
}

/** What the innermost states of a node do not hear themselves. */
function deafness({ alphabet, samples }: Model): (node: Node) => readonly { type: string; name: string }[] {
  const sayable = alphabet.filter((type) => samples(type).length > 0)
  const known = new Map<string, { type: string; name: string }[]>()
  return ({ state, snapshot }) => {
    const found =
      known.get(state) ??
      innermost(snapshot).flatMap((leaf) =>
        sayable.filter((type) => !hears(leaf, type)).map((type) => ({ type, name: refusal(leaf, type) })),
      )
    known.set(state, found)
    return found
  }
}

/** The states that have none inside. */
export const innermost = ({ machine, value }: Node['snapshot']): AnyStateNode[] =>
  getStateNodes(machine.root, value).filter(({ type }) => type === 'atomic' || type === 'final')

export const refusal = ({ id }: AnyStateNode, type: string): string => `${id} refuses ${type}`
