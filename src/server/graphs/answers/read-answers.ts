import type { GraphAnswers } from '#contract/views/graph-view.ts'
import { addDays } from '#machines/rules/calendar.ts'
import type { Db } from '../../db/types.ts'
import { countJourneys } from '../queries/journeys.ts'
import { during, type Period, selectTraffic } from '../queries/select-traffic.ts'
import { conservationOf, totalsOf } from '../suppression/conservation.ts'
import type { Numbered } from '../suppression/numbered.ts'
import { toldUnless } from '../suppression/small-counts.ts'
import type { Viewing } from '../viewing.ts'
import { readWithheld } from '../withholding/read-withheld.ts'
import { answersOf, type Outcome } from './answers.ts'

/** The answers above a map: where most leave, how long it took them, what the others do, what has changed. */
export async function readAnswers(
  tx: Db,
  { machine: { version }, numbers, wanted, now, today }: Viewing,
  numbered: Numbered,
): Promise<GraphAnswers> {
  const { to } = wanted
  const fortnight = { ...wanted, from: addDays(to, -13) }
  const selection = await selectTraffic(tx, version, fortnight, now)
  const withheld = await readWithheld(tx, version, fortnight, { now, today, isDaily: true })
  const root = version.graph.nodes.find(({ parent }) => parent === undefined)?.id
  const outcomeOf = async (period: Period): Promise<Outcome> => {
    const { journeys, finished } = await countJourneys(tx, during(selection, period))
    return {
      journeys: toldUnless(withheld.has(`journeys ${root}`), journeys, journeys),
      finished: toldUnless(withheld.has(`finished ${root}`), finished, finished),
    }
  }
  const last = await outcomeOf({ from: addDays(to, -6), to })
  const before = await outcomeOf({ from: fortnight.from, to: addDays(to, -7) })
  const { dropped } = conservationOf(version.graph, numbers)
  const totals = totalsOf(version.graph, numbers)
  return answersOf({ ...numbered, totals, dropped, weeks: [last, before] })
}
