import { type Cell, middleOf, type StateNumbers } from '#contract/views/graph-numbers.ts'
import type { GraphQuery } from '#contract/views/graph-query.ts'
import type { WhatIfAnswer } from '#contract/views/what-if.ts'
import { midnight } from '#machines/rules/calendar.ts'
import type { Db } from '../../db/types.ts'
import { totalsOf } from '../disclosure/conservation.ts'
import { countOutcomes, ends, type Outcome } from '../queries/outcomes.ts'
import type { Disclose } from '../rounding.ts'
import type { Viewing } from '../viewing.ts'
import { leavingNow, predict } from './predict.ts'

/** What is predicted of a change at a state, by what is told alone. `few` where too little is. */
export async function answerAt(
  tx: Db,
  { machine, numbers, disclose, selection, asked, now, today }: Viewing,
  state: StateNumbers,
): Promise<WhatIfAnswer | 'few'> {
  const totals = totalsOf(numbers, disclose)
  if ([state.journeys, state.dropped, totals.finished, totals.dropped].includes('few')) return 'few'
  const outcomes = await countOutcomes(tx, machine.version, selection, state.id)
  const days =
    selection.clean.length +
    selection.raw.length -
    (selection.raw.includes(today) ? 1 - partOfDay(now, today) : 0)
  return answerOf(toldOutcomes(outcomes, state, disclose), { state, days, query: asked.query })
}

/** How much of the running day in India is over. */
const partOfDay = (now: Date, today: string): number =>
  (now.getTime() - midnight(today).getTime()) / 86_400_000

type Asked = {
  state: StateNumbers
  /** How many days the outcomes are of; the running one is a part of one. */
  days: number
  query: Pick<GraphQuery, 'change' | 'leaving'>
}

function answerOf(told: readonly ToldOutcome[], { state, days, query }: Asked): WhatIfAnswer | 'few' {
  const [finished, lost] = (['finished', 'lost'] as const).map((end) =>
    told.find((one) => one.visits > 0 && one.end === end),
  )
  if (!finished || finished.cell === 0 || finished.cell === 'few' || lost?.cell === 'few') return 'few'
  const outcomes = told.filter(({ journeys }) => journeys > 0)
  const now = leavingNow(outcomes)
  const offered = now / 2
  const changed =
    query.change === 'removed' ? 0 : query.leaving === undefined ? offered : Number(query.leaving) / 100
  const ahead = (journeysWhere(outcomes, () => true) / days) * daysAhead
  const { share, low, high } = predict(outcomes, changed, ahead)
  const finishing = (part: number) => ({ share: rounded(part), journeys: Math.round(part * ahead) })
  return {
    came: state.journeys,
    left: state.dropped,
    leaving: { now: rounded(now), predicted: rounded(changed), offered: rounded(offered) },
    wentOn: rounded(finished.journeys / (finished.journeys + (lost?.journeys ?? 0))),
    now: finishing(predict(outcomes, now, ahead).share),
    predicted: finishing(share),
    low: finishing(low),
    high: finishing(high),
  }
}

const daysAhead = 30

const journeysWhere = (outcomes: readonly Outcome[], isMeant: (one: Outcome) => boolean) =>
  outcomes.filter(isMeant).reduce((sum, { journeys }) => sum + journeys, 0)

type ToldOutcome = Outcome & { cell: Cell }

/**
 * How journeys ended as far as it is told, by the middles of the tens: those who came to the state, all as often as they
 * did on average, and those who did not.
 */
export function toldOutcomes(
  outcomes: readonly Outcome[],
  state: Pick<StateNumbers, 'id' | 'entries' | 'journeys'>,
  disclose: Disclose,
): ToldOutcome[] {
  const often = Math.max(1, middleOf(state.entries) / middleOf(state.journeys))
  return [true, false].flatMap((came) =>
    ends.map((end) => {
      const count = journeysWhere(outcomes, (one) => one.visits > 0 === came && one.end === end)
      const cell = disclose(`${end} ${came ? 'after' : 'without'} ${state.id}`, count)
      return { visits: came ? often : 0, end, journeys: middleOf(cell), cell }
    }),
  )
}

/** To a tenth of a percent. */
const rounded = (share: number) => Math.round(share * 1000) / 1000
