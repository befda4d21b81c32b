import type { EdgeNumbers, StateNumbers } from '#contract/views/graph-numbers.ts'

export type GraphBranch = {
  state: StateNumbers
  edges: readonly EdgeNumbers[]
  children: readonly GraphBranch[]
}

/** The states as they lie in each other, each with the transitions that leave it. */
export function graphTreeOf(states: readonly StateNumbers[], edges: readonly EdgeNumbers[]): GraphBranch[] {
  const known = new Set(states.map(({ id }) => id))
  const under = (parent: string | undefined): GraphBranch[] =>
    states
      .filter((state) => (known.has(state.parent ?? '') ? state.parent : undefined) === parent)
      .map((state) => ({
        state,
        edges: edges.filter(({ source }) => source === state.id),
        children: under(state.id),
      }))
  return under(undefined)
}
