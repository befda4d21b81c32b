import type { GraphAnswers } from '#contract/views/graph-view.ts'
import { addDays } from '#machines/rules/calendar.ts'
import type { Db } from '../../db/types.ts'
import { countJourneys } from '../queries/journeys.ts'
import { selectTraffic } from '../queries/select-traffic.ts'
import { totalsOf } from '../suppression/conservation.ts'
import { edgeNumbers } from '../suppression/edge-numbers.ts'
import { few } from '../suppression/small-counts.ts'
import { stateNumbers } from '../suppression/state-numbers.ts'
import type { Viewing } from '../viewing.ts'
import { answersOf, type Outcome } from './answers.ts'

/** The answers above a map: where most leave, how long it took them, what the others do, what has changed. */
export async function readAnswers(tx: Db, viewing: Viewing): Promise<GraphAnswers> {
  const { machine, numbers, wanted } = viewing
  const { graph } = machine.version
  const week = (to: string) => outcomeOf(tx, viewing, { from: addDays(to, -6), to })
  const weeks = [await week(wanted.to), await week(addDays(wanted.to, -7))] as const
  return answersOf({
    states: stateNumbers(graph, numbers),
    edges: edgeNumbers(graph, numbers),
    totals: totalsOf(numbers),
    weeks,
  })
}

async function outcomeOf(
  tx: Db,
  { machine, wanted, now }: Viewing,
  period: { from: string; to: string },
): Promise<Outcome> {
  const selection = await selectTraffic(tx, machine.version, { ...wanted, ...period }, now)
  const { journeys, finished } = await countJourneys(tx, selection)
  return { journeys: few(journeys, journeys), finished: few(finished, finished) }
}
