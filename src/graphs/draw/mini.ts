import { escaped } from '#machines/core/text.ts'
import type { Scene, SceneNode } from '../scene/scene.ts'
import { rectAt, round } from './markup.ts'
import type { DrawOptions } from './options.ts'
import { markClasses, strongest } from './overlay.ts'
import { routePath } from './shapes.ts'

/** A machine as small as a stamp: boxes and lines without words, as large as its place. */
export function drawMini(
  { nodes, edges, width, height }: Scene,
  options: Pick<DrawOptions, 'overlay' | 'title'>,
): string {
  const { overlay, title } = options
  const boxes = nodes.map((node) => mini(node, markClasses(overlay?.states[node.id])))
  const lines = edges.map(({ points, edges: ids }) => {
    const name = `e${markClasses(strongest(ids.map((id) => overlay?.edges[id])))}`
    return `<path class="${name}" d="${routePath(points, 0)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" class="map page mini" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">${boxes.join('')}${lines.join('')}</svg>`
}

const mini = (node: SceneNode, name: string): string =>
  node.kind === 'initial'
    ? `<circle class="dot" cx="${round(node.x + 6)}" cy="${round(node.y + 6)}" r="9"/>`
    : `<g class="n ${node.kind}${name}">${rectAt(node, 'b', 16)}</g>`
