import type { GraphAnswers } from '#contract/views/graph-view.ts'
import { addDays } from '#machines/rules/calendar.ts'
import type { Db } from '../../db/types.ts'
import type { Deps } from '../../deps.ts'
import { totalsOf } from '../disclosure/conservation.ts'
import type { Numbered } from '../disclosure/numbered.ts'
import { countJourneys } from '../queries/journeys.ts'
import { during, selectTraffic } from '../queries/select-traffic.ts'
import type { Selection } from '../queries/selection.ts'
import { disclosePartsOf, disclosureOf } from '../rounding.ts'
import type { Viewing } from '../viewing.ts'
import { answersOf, type Outcome } from './answers.ts'

/** The answers above a map: where most leave, how long it took them, what the others do, what has changed. */
export async function readAnswers(
  tx: Db,
  { config }: Pick<Deps, 'config'>,
  { machine, numbers, disclose, wanted, now }: Viewing,
  numbered: Numbered,
): Promise<GraphAnswers> {
  const { to } = wanted
  const fortnight = { ...wanted, from: addDays(to, -13) }
  const selection = await selectTraffic(tx, machine.version, fortnight, now)
  const last = await outcomeOf(tx, config, during(selection, { from: addDays(to, -6), to }))
  const before = await outcomeOf(tx, config, during(selection, { from: fortnight.from, to: addDays(to, -7) }))
  return answersOf({ ...numbered, totals: totalsOf(numbers, disclose), weeks: [last, before] })
}

async function outcomeOf(tx: Db, config: Deps['config'], selection: Selection): Promise<Outcome> {
  const { journeys, finished } = await countJourneys(tx, selection)
  const disclose = disclosureOf(config, selection)
  const part = disclosePartsOf(disclose, 'journeys', journeys)
  return { journeys: disclose('journeys', journeys), finished: part('finished', finished) }
}
