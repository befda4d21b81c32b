import type { Detail } from '#machines/schemas/graph-query.ts'

/** In pixels, from the top left of the drawing. */
export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

export type SceneNode = Box & {
  /** Id of the state; of a portal and of the point where a machine begins, one made from it. */
  id: string
  kind: 'state' | 'compound' | 'parallel' | 'final' | 'history' | 'initial' | 'portal'
  title: string
  /** Id of the state it is drawn in. */
  parent?: string
  /** What it invokes, one line each. */
  lines: readonly string[]
  /** It stands for all that is in it. */
  isFolded?: true
  /** The state that a portal stands for. */
  to?: string
}

/** What one line of an edge's label says: a transition, and where its numbers go. */
export type SceneLabel = Box & { edge: string; text: string; guard?: string }

export type SceneEdge = {
  id: string
  /** Transitions that run together: the same two states. */
  edges: readonly string[]
  source: string
  target: string
  points: readonly Point[]
  labels: readonly SceneLabel[]
}

export type Scene = {
  detail: Detail
  width: number
  height: number
  /** Those around come before those within. */
  nodes: readonly SceneNode[]
  edges: readonly SceneEdge[]
  /** What the layout could not do well, in sentences. */
  defects: readonly string[]
}
