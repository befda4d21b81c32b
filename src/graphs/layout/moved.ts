import type { Point, Scene } from '../scene/scene.ts'

/** The same drawing at another place. */
export function moved<Drawn extends Pick<Scene, 'nodes' | 'edges'>>(drawn: Drawn, by: Point): Drawn {
  const shift = <Thing extends Point>(thing: Thing): Thing => ({
    ...thing,
    x: thing.x + by.x,
    y: thing.y + by.y,
  })
  return {
    ...drawn,
    nodes: drawn.nodes.map((node) => ({ ...shift(node), rows: node.rows.map(shift) })),
    edges: drawn.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(shift),
      labels: edge.labels.map(shift),
    })),
  }
}
