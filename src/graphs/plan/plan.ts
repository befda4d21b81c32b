import type { SceneNode } from '../scene/scene.ts'

/** A transition in words; with `to` one that is not drawn but says where it goes. */
export type PlanRow = { edge: string; text: string; guard?: string; to?: string; toTitle?: string }

export type PlanNode = {
  id: string
  kind: SceneNode['kind']
  title: string
  parent?: string
  lines: readonly string[]
  rows: readonly PlanRow[]
  isFolded?: true
}

/** A line from one state to another and all transitions that take it. */
export type PlanEdge = { id: string; source: string; target: string; rows: readonly PlanRow[] }

/** What is drawn, before it is known where. Those around come before those within. */
export type LayoutPlan = { nodes: readonly PlanNode[]; edges: readonly PlanEdge[] }
