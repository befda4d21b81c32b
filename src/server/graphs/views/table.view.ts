import type { GraphView } from '#contract/views/graph-view.ts'
import { edgeNumbers } from '../suppression/edge-numbers.ts'
import { stateNumbers } from '../suppression/state-numbers.ts'
import type { View } from '../viewing.ts'

type Numbered = Extract<GraphView['shown'], { view: 'outline' | 'table' }>

const numbered = <Name extends Numbered['view']>(view: Name) =>
  (async (_, { machine: { version }, numbers }) =>
    () => {
      const states = stateNumbers(version.graph, numbers)
      return { shown: { view, states, edges: edgeNumbers(version.graph, numbers) } }
    }) satisfies View

export const outlineView = numbered('outline')
export const tableView = numbered('table')
