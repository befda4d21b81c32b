import type { StateNumbers } from '#contract/views/graph-numbers.ts'
import type { GraphQuery } from '#contract/views/graph-query.ts'
import type { WhatIfAnswer } from '#contract/views/what-if.ts'
import { limits } from '#machines/reference/limits.ts'
import { midnight } from '#machines/rules/calendar.ts'
import type { Db } from '../../db/types.ts'
import { countOutcomes, type Outcome } from '../queries/outcomes.ts'
import { totalsOf } from '../suppression/conservation.ts'
import { few } from '../suppression/small-counts.ts'
import type { Viewing } from '../viewing.ts'
import { leavingNow, predict } from './predict.ts'

/** What is predicted of a change at a state. `few` where a number behind it may not be told, or is too small to tell anything. */
export async function answerAt(
  tx: Db,
  { machine, numbers, selection, asked, now, today }: Viewing,
  state: StateNumbers,
): Promise<WhatIfAnswer | 'few'> {
  const totals = totalsOf(numbers)
  if ([state.journeys, state.dropped, totals.finished, totals.dropped].includes('few')) return 'few'
  const outcomes = await countOutcomes(tx, machine.version, selection, state.id)
  const days =
    selection.clean.length +
    selection.raw.length -
    (selection.raw.includes(today) ? 1 - partOfDay(now, today) : 0)
  return answerOf(outcomes, { state, days, query: asked.query })
}

/** How much of the running day in India is over. */
const partOfDay = (now: Date, today: string): number =>
  (now.getTime() - midnight(today).getTime()) / 86_400_000

type Asked = {
  state: Pick<StateNumbers, 'journeys' | 'dropped'>
  /** How many days the outcomes are of; the running one is a part of one. */
  days: number
  query: Pick<GraphQuery, 'change' | 'leaving'>
}

function answerOf(outcomes: readonly Outcome[], { state, days, query }: Asked): WhatIfAnswer | 'few' {
  const finished = journeysWhere(outcomes, ({ visits, end }) => visits > 0 && end === 'finished')
  const lost = journeysWhere(outcomes, ({ visits, end }) => visits > 0 && end === 'lost')
  if (finished < limits.graphs.fewest || few(lost, lost) === 'few') return 'few'
  const now = leavingNow(outcomes)
  const offered = now / 2
  const changed =
    query.change === 'removed' ? 0 : query.leaving === undefined ? offered : Number(query.leaving) / 100
  const ahead = (journeysWhere(outcomes, () => true) / days) * daysAhead
  const { share, low, high } = predict(outcomes, changed, ahead)
  const finishing = (part: number) => ({ share: told(part), journeys: Math.round(part * ahead) })
  return {
    came: state.journeys,
    left: state.dropped,
    leaving: { now: told(now), predicted: told(changed), offered: told(offered) },
    wentOn: told(finished / (finished + lost)),
    now: finishing(predict(outcomes, now, ahead).share),
    predicted: finishing(share),
    low: finishing(low),
    high: finishing(high),
  }
}

const daysAhead = 30

const journeysWhere = (outcomes: readonly Outcome[], isMeant: (one: Outcome) => boolean) =>
  outcomes.filter(isMeant).reduce((sum, { journeys }) => sum + journeys, 0)

/** To a tenth of a percent. */
const told = (share: number) => Math.round(share * 1000) / 1000
