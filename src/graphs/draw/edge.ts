import { groundOf } from '../scene/bounds.ts'
import type { SceneEdge } from '../scene/scene.ts'
import { type Ends, rectAt } from './markup.ts'
import { type DrawOptions, markClasses } from './options.ts'
import { drawRow } from './row.ts'
import { arrowPath, routePath } from './shapes.ts'
import { strongest } from './strongest.ts'

/** The line of a transition, as strong as the strongest that takes it. */
export function drawLine(edge: SceneEdge, { overlay, selected }: DrawOptions): string {
  const mark = strongest(edge.edges.map((id) => overlay?.edges[id]))
  const chosen = selected !== undefined && edge.edges.includes(selected) ? ' sel' : ''
  const name = `e${markClasses(mark)}${chosen}`
  return `<g class="${name}"><path d="${routePath(edge.points)}"/><path class="h" d="${arrowPath(edge.points)}"/></g>`
}

/** What is written beside it, all of it on one ground. */
export function drawLabels(edge: SceneEdge, ends: Ends, options: DrawOptions): string {
  if (edge.labels.length === 0) return ''
  const rows = edge.labels.map((label) => drawRow(label, ends, options)).join('')
  return `${rectAt(groundOf(edge.labels), 'q', 8)}${rows}`
}
