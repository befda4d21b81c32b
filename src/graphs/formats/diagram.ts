import type { Detail } from '#contract/views/graph-query.ts'
import type { Graph } from '#machines/core/graph.ts'
import type { Overlay } from '../draw/overlay.ts'
import type { Scene } from '../scene/scene.ts'

/** A machine as formats take it: `layOut` gives its scenes. */
export type Diagram = {
  key: string
  title: string
  graph: Graph
  scene: (detail: Detail) => Promise<Scene>
  overlay?: Overlay
}
export type RenderOptions = { detail: Detail; theme: 'light' | 'dark' }
