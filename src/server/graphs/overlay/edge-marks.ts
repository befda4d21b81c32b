import type { EdgeNumbers } from '#contract/views/graph-numbers.ts'
import type { Metric } from '#contract/views/graph-query.ts'
import type { Mark } from '#graphs/index.ts'
import { cellText, counted, percent } from '../disclosure/labels.ts'
import { weightsOf } from './weights.ts'

/** Labels of transitions; metrics of states only use the journeys' weight. */
export function edgeMarks(edges: readonly EdgeNumbers[], metric: Metric): Record<string, Mark> {
  const of = (edge: EdgeNumbers) => (metric === 'events' ? edge.events : edge.journeys)
  const isTold = metric === 'events' || metric === 'journeys'
  const weigh = weightsOf(edges.map(of))
  return Object.fromEntries(
    edges.map((edge) => {
      const text = isTold ? cellText(of(edge)) : ''
      const tone = edge.events === 0 ? { tone: 'none' as const } : {}
      return [edge.id, { text, weight: weigh(of(edge)), told: toldOf(edge), ...tone }]
    }),
  )
}

/** The drawing says before it which one it is. */
function toldOf({ journeys, events, share }: EdgeNumbers): string {
  if (events === 0) return 'never taken'
  const part = share === null ? '' : `, ${percent(share)} of what left this state`
  return `${counted(journeys, 'journeys')}, ${counted(events, 'times')}${part}`
}
