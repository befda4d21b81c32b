import type { Deps } from '../../deps.ts'
import { readAnswers } from '../answers/read-answers.ts'
import { numberedOf } from '../disclosure/numbered.ts'
import type { View } from '../viewing.ts'

export const outlineView =
  (deps: Deps): View =>
  async (tx, viewing) => {
    const numbered = numberedOf(viewing)
    const answers = await readAnswers(tx, deps, viewing, numbered)
    return () => ({ shown: { view: 'outline', answers, ...numbered } })
  }

export const tableView: View = async (_, viewing) => () => ({
  shown: { view: 'table', ...numberedOf(viewing) },
})
