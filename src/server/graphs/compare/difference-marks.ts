import type { Mark, Overlay } from '#graphs/index.ts'
import type { Graph } from '#machines/core/graph.ts'
import { cellText } from '../disclosure/labels.ts'
import type { GraphDifference } from './differences.ts'

/** Differences shown on a combined drawing, in colour where they are more than chance explains. */
export function differenceMarks({ nodes }: Pick<Graph, 'nodes'>, rows: readonly GraphDifference[]): Overlay {
  const most = Math.max(0, ...rows.map(({ difference }) => Math.abs(difference ?? 0)))
  const marks = Object.fromEntries(rows.map((row) => [row.id, markOf(row, most)]))
  const states = new Set(nodes.map(({ id }) => id))
  const of = (isState: boolean) =>
    Object.fromEntries(Object.entries(marks).filter(([id]) => states.has(id) === isState))
  return { states: of(true), edges: of(false) }
}

function markOf(row: GraphDifference, most: number): Mark {
  const { difference, only } = row
  const told = toldOf(row)
  if (only)
    return {
      text: `only ${only === 'one' ? 'here' : 'there'}`,
      weight: 1,
      tone: only === 'one' ? 'more' : 'fewer',
      told,
    }
  if (difference === null) return { text: '', weight: 0, tone: 'none', told }
  const tone = !row.test?.isSignificant ? 'none' : difference > 0 ? 'more' : 'fewer'
  return { text: pointsText(difference), weight: most === 0 ? 0 : Math.abs(difference) / most, tone, told }
}

function toldOf({ one, other, difference, test, only }: GraphDifference): string {
  if (only) return `only on ${only === 'one' ? 'this' : 'the other'} side`
  const counts = `${cellText(one ?? 0)} journeys against ${cellText(other ?? 0)}`
  if (difference === null) return counts
  const found = test?.isSignificant ? ', more than chance explains' : ''
  return `${counts}, ${pointsText(difference)} percentage points${found}`
}

const pointsText = (points: number) => {
  const tenths = Math.round(points * 10) / 10
  return `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${Math.abs(tenths)}`
}
