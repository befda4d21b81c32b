import type { EdgeNumbers, StateNumbers } from '#contract/views/graph-numbers.ts'
import type { Viewing } from '../viewing.ts'
import { edgeNumbers } from './edge-numbers.ts'
import { stateNumbers } from './state-numbers.ts'

export type Numbered = { states: StateNumbers[]; edges: EdgeNumbers[] }

/** The states and transitions of a machine with what may be shown of their numbers. */
export const numberedOf = ({
  machine: { version },
  numbers,
  disclose,
}: Pick<Viewing, 'machine' | 'numbers' | 'disclose'>): Numbered => ({
  states: stateNumbers(version.graph, numbers, disclose),
  edges: edgeNumbers(version.graph, numbers, disclose),
})
