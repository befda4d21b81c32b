import { readAnswers } from '../answers/read-answers.ts'
import { edgeNumbers } from '../suppression/edge-numbers.ts'
import { stateNumbers } from '../suppression/state-numbers.ts'
import type { View, Viewing } from '../viewing.ts'

const numbered = ({ machine: { version }, numbers }: Viewing) => ({
  states: stateNumbers(version.graph, numbers),
  edges: edgeNumbers(version.graph, numbers),
})

export const outlineView: View = async (tx, viewing) => {
  const answers = await readAnswers(tx, viewing)
  return () => ({ shown: { view: 'outline', answers, ...numbered(viewing) } })
}

export const tableView: View = async (_, viewing) => () => ({
  shown: { view: 'table', ...numbered(viewing) },
})
