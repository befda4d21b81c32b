import { type Cell, isMany, type StateNumbers, shareOf } from '#contract/views/graph-numbers.ts'
import type { Metric } from '#contract/views/graph-query.ts'
import type { Mark } from '#graphs/index.ts'
import { cellText, counted, percent, timeText } from '../disclosure/labels.ts'
import { weightsOf } from './weights.ts'

type Marks = Record<string, Mark>

/** Labels of states. */
export function stateMarks(states: readonly StateNumbers[], metric: Metric): Marks {
  const weigh = weightsOf(states.map((state) => strengthOf(state, metric)))
  return Object.fromEntries(
    states.map((state) => {
      const tone = toneOf(state, metric)
      const mark = {
        text: textOf(state, metric),
        weight: weigh(strengthOf(state, metric)),
        told: toldOf(state),
      }
      return [state.id, { ...mark, ...(tone && { tone }) }]
    }),
  )
}

function textOf(state: StateNumbers, metric: Metric): string {
  switch (metric) {
    case 'journeys':
      return cellText(state.journeys)
    case 'events':
      return cellText(state.entries)
    case 'median':
    case 'p95':
      return timeText(state[metric])
    case 'drop-off':
      return dropOffText(state)
    case 'off-model':
      return cellText(state.offModel)
  }
}

function dropOffText({ dropped, journeys }: StateNumbers): string {
  const share = shareOf(dropped, journeys)
  if (share !== null) return `${percent(share)} left`
  return dropped === 0 ? '' : `${cellText(dropped)} left`
}

function strengthOf(state: StateNumbers, metric: Metric): number | 'few' | null {
  if (metric === 'drop-off') return shareOf(state.dropped, state.journeys)
  if (metric === 'median' || metric === 'p95') return state[metric]
  return metric === 'off-model' ? state.offModel : metric === 'events' ? state.entries : state.journeys
}

function toneOf(state: StateNumbers, metric: Metric): Mark['tone'] {
  if (metric === 'off-model') return badIfMany(state.offModel)
  if (metric === 'drop-off') return badIfMany(state.dropped)
  return state.journeys === 0 ? 'none' : undefined
}

/** Ten or fewer may be none. */
const badIfMany = (cell: Cell): Mark['tone'] => (isMany(cell) ? 'bad' : cell === 0 ? 'none' : undefined)

/** The full text for screen readers, after the state's name. */
function toldOf(state: StateNumbers): string {
  const { journeys, entries, median, p95, offModel } = state
  if (journeys === 0) return 'nobody was here'
  const times =
    median === null || median === 'few'
      ? ''
      : `; half stayed under ${timeText(median)}, 95 % under ${timeText(p95)}`
  const left = state.dropped === 0 ? '' : dropOffText(state)
  const off = offModel === 0 ? '' : `; ${counted(offModel, 'events')} not handled`
  return `${counted(journeys, 'journeys')}, ${counted(entries, 'visits')}${times}${left && `; ${left}`}${off}`
}
