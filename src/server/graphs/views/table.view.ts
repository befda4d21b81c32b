import { readAnswers } from '../answers/read-answers.ts'
import { numberedOf } from '../suppression/numbered.ts'
import type { View } from '../viewing.ts'

export const outlineView: View = async (tx, viewing) => {
  const numbered = numberedOf(viewing)
  const answers = await readAnswers(tx, viewing, numbered)
  return () => ({ shown: { view: 'outline', answers, ...numbered } })
}

export const tableView: View = async (_, viewing) => () => ({
  shown: { view: 'table', ...numberedOf(viewing) },
})
