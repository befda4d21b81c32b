import type { Detail } from '#contract/views/graph-query.ts'
import type { LayoutPlan, PlanNode, PlanRow } from '../plan/plan.ts'
import type { Scene } from '../scene/scene.ts'
import { sceneFrom } from './elk-scene.ts'
import { packed } from './pack.ts'
import { type SizedNode, sized } from './sizes.ts'

/** A machine without any line: every state a card that says where it leads. Nothing in it can fail or overlap. */
export function plain(plan: LayoutPlan, detail: Detail, why: string): Scene {
  const titles = new Map(plan.nodes.map(({ id, title }) => [id, title]))
  const cards = plan.nodes.flatMap((node): PlanNode[] => {
    if (node.kind === 'initial') return []
    const { parent, ...card } = node
    return [
      {
        ...card,
        kind: cardKind(node),
        lines: [...within(titles.get(parent ?? '')), ...node.lines],
        rows: [...node.rows, ...written(plan, node.id, titles)],
      },
    ]
  })
  return {
    detail,
    ...packed(sized({ nodes: cards, edges: [] }).nodes.map(alone)),
    defects: [`Where states lead is written in them instead of drawn: ${why}.`],
  }
}

const cardKind = ({ kind }: PlanNode): PlanNode['kind'] =>
  kind === 'compound' || kind === 'parallel' ? 'state' : kind

const within = (title: string | undefined): string[] => (title ? [`in ${title}`] : [])

const written = ({ edges }: LayoutPlan, id: string, titles: ReadonlyMap<string, string>): PlanRow[] =>
  edges
    .filter(({ source }) => source === id)
    .flatMap(({ target, rows }) =>
      rows.map((row) => ({ ...row, to: target, toTitle: titles.get(target) ?? target })),
    )

const alone = (node: SizedNode) =>
  sceneFrom(
    {
      id: '',
      width: node.width,
      height: node.height,
      children: [{ id: node.id, x: 0, y: 0, width: node.width, height: node.height }],
    },
    [node],
    [],
  )
