import type { Detail } from '#contract/views/graph-query.ts'

/** In pixels, from the top left of the drawing. */
export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

/** A transition in words, and where its numbers go. */
export type SceneLabel = Box & {
  edge: string
  text: string
  guard?: string
  /** Lines it is set in, that of its numbers among them; on one line the numbers stand at its end. */
  lines: 1 | 2 | 3
}

/**
 * A transition that is written in its state instead of drawn: one that stays, one within what it is in, or one to a
 * state where too many arrive; `to` and `toTitle` are that of a portal.
 */
export type SceneRow = SceneLabel & { to?: string; toTitle?: string }

export type SceneNode = Box & {
  /** Id of the state; of a point where something begins, one made from it. */
  id: string
  /** `portal`: what may happen in any state of the machine. */
  kind: 'state' | 'compound' | 'parallel' | 'final' | 'history' | 'initial' | 'portal'
  title: string
  /** Id of the state it is drawn in. */
  parent?: string
  /** What it invokes, one line each. */
  lines: readonly string[]
  rows: readonly SceneRow[]
  /** How far the words of a state around others stand further to the right than usual. */
  shift?: number
  /** It stands for all that is in it. */
  isFolded?: true
}

export type SceneEdge = {
  id: string
  /** Transitions that run together: the same two states. None where a machine or state begins. */
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
  /** Time ran out before there was a drawing: it is worth another try, and not worth storing. */
  isProvisional?: true
}
