import { escaped } from '#machines/core/text.ts'
import { groundOf } from '../scene/bounds.ts'
import type { Scene, SceneEdge } from '../scene/scene.ts'
import { journeyOrder } from './journey-order.ts'
import { type Ends, rectAt } from './markup.ts'
import { drawNode } from './node.ts'
import type { DrawOptions } from './options.ts'
import { markClasses, strongest } from './overlay.ts'
import { drawRow } from './row.ts'
import { arrowPath, routePath } from './shapes.ts'
import { styleOf } from './style.ts'

/**
 * A machine as an SVG. What is read and tabbed through follows the journey: a state, then what leads out of it. In the
 * theme `page` the stylesheet of the page gives the colours, the others bring their own.
 */
export function drawMap(scene: Scene, options: DrawOptions): string {
  const { width, height, edges } = scene
  const { title, theme = 'page', href } = options
  const nodes = journeyOrder(scene)
  const around = nodes.filter(({ kind }) => kind === 'compound' || kind === 'parallel')
  const titles = new Map(nodes.map((node) => [node.id, node.title]))
  const parts = [
    around.map((node) => drawNode(node, options)),
    edges.map((edge) => drawLine(edge, options)),
    nodes.map((node) => {
      const own = around.includes(node) ? '' : drawNode(node, options)
      const out = edges.filter(({ source }) => source === node.id)
      return own + out.map((edge) => drawLabels(edge, endsOf(edge, titles), options)).join('')
    }),
  ]
  const role = href ? 'group' : 'img'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="map ${theme}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="${role}" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    styleOf(theme),
    // A page has a ground; what stands alone may be laid on any.
    theme === 'page' ? '' : rectAt({ x: 0, y: 0, width, height }, 'ground'),
    parts.flat().join(''),
    '</svg>',
  ].join('')
}

const endsOf = ({ source, target }: SceneEdge, titles: ReadonlyMap<string, string>): Ends => ({
  from: source,
  to: target,
  fromTitle: titles.get(source) ?? source,
  toTitle: titles.get(target) ?? target,
})

/** The line of a transition, as strong as the strongest that takes it. */
function drawLine(edge: SceneEdge, { overlay, selected }: DrawOptions): string {
  const mark = strongest(edge.edges.map((id) => overlay?.edges[id]))
  const chosen = selected !== undefined && edge.edges.includes(selected) ? ' sel' : ''
  const name = `e${markClasses(mark)}${chosen}`
  return `<g class="${name}"><path d="${routePath(edge.points)}"/><path class="h" d="${arrowPath(edge.points)}"/></g>`
}

/** What is written beside it, all of it on one ground. */
function drawLabels(edge: SceneEdge, ends: Ends, options: DrawOptions): string {
  if (edge.labels.length === 0) return ''
  const rows = edge.labels.map((label) => drawRow(label, ends, options)).join('')
  return `${rectAt(groundOf(edge.labels), 'q', 8)}${rows}`
}
