import type { EdgeNumbers, StateNumbers } from '#machines/schemas/graph-numbers.ts'

export type Branch = { state: StateNumbers; edges: readonly EdgeNumbers[]; children: readonly Branch[] }

/** The states as they lie in each other, each with the transitions that leave it. */
export function treeOf(states: readonly StateNumbers[], edges: readonly EdgeNumbers[]): Branch[] {
  const known = new Set(states.map(({ id }) => id))
  const under = (parent: string | undefined): Branch[] =>
    states
      .filter((state) => (known.has(state.parent ?? '') ? state.parent : undefined) === parent)
      .map((state) => ({
        state,
        edges: edges.filter(({ source }) => source === state.id),
        children: under(state.id),
      }))
  return under(undefined)
}
