import type { LayoutPlan, PlanEdge, PlanNode, PlanRow } from '../plan/plan.ts'
import { measures } from '../scene/measures.ts'
import type { SceneRow } from '../scene/scene.ts'
import { cut, widthOf, wrapped } from '../text/width.ts'

const { title, line, row, node, mark, label, dot } = measures

type Size = { width: number; height: number }
/** Rows have their places within what they stand in. */
export type SizedNode = Omit<PlanNode, 'rows'> & Size & { rows: readonly SceneRow[] }
export type SizedEdge = Omit<PlanEdge, 'rows'> & Size & { rows: readonly SceneRow[] }

/** How large everything is, room for its numbers included: what numbers are shown moves nothing. */
export const sized = ({ nodes, edges }: LayoutPlan) => ({
  nodes: nodes.map(sizedNode),
  edges: edges.map(sizedEdge),
})

function sizedNode(plan: PlanNode): SizedNode {
  if (plan.kind === 'initial') return { ...plan, width: dot, height: dot, rows: [] }
  const titles = wrapped(plan.title, title.size, title.room, 'strong')
  const rows = plan.rows.map(shortened)
  const inner = Math.max(
    node.least - 2 * node.pad,
    ...titles.map((text) => widthOf(text, title.size, 'strong')),
    ...plan.lines.map((text) => widthOf(text, line.size)),
    ...rows.map(rowWidth),
  )
  const head = node.top + titles.length * title.line + plan.lines.length * line.line + numbersOf(plan)
  const places = rows.map((one, at) => ({
    ...one,
    x: node.pad - label.pad,
    y: head + node.rule + at * label.lines[1],
    width: inner + 2 * label.pad,
    height: label.lines[1],
    lines: 1 as const,
  }))
  const below = rows.length > 0 ? node.rule + rows.length * label.lines[1] - 2 : 0
  const behind = plan.isFolded ? node.behind : 0
  return {
    ...plan,
    rows: places,
    width: inner + 2 * node.pad + behind,
    height: head + below + node.bottom + behind,
  }
}

/** What may happen anywhere has no numbers of its own: nobody stands there. */
const numbersOf = ({ kind }: PlanNode) => (kind === 'portal' ? 0 : mark.line)

function rowWidth({ text, guard, toTitle }: PlanRow): number {
  const words = widthOf(text, row.size) + (guard ? row.gap + widthOf(guard, row.small) : 0)
  const target = row.gap + row.arrow + (toTitle ? widthOf(toTitle, row.size, 'strong') : 0)
  return words + target + row.gap + row.numbers
}

const shortened = <Row extends PlanRow>(plan: Row): Row => ({
  ...plan,
  text: cut(plan.text, row.size, row.room),
  ...(plan.guard && { guard: cut(plan.guard, row.small, row.room) }),
  ...(plan.toTitle && { toTitle: cut(plan.toTitle, row.size, row.room, 'strong') }),
})

/** One or two transitions have their numbers under their words, more of them are set as a table. */
function sizedEdge(plan: PlanEdge): SizedEdge {
  const rows = plan.rows.map(shortened)
  if (rows.length === 0) return { ...plan, rows: [], width: 0, height: 0 }
  const isTable = rows.length > label.stacked
  const widths = rows.map((one) => labelWidth(one, isTable))
  const width = Math.max(...widths) + 2 * label.pad
  const edge = isTable ? label.edge : 0
  let y = edge
  const places = rows.map((one) => {
    const lines = isTable ? 1 : isLong(one) ? 3 : 2
    const place = { ...one, lines, x: 0, y, width, height: label.lines[lines] } as const
    y += place.height
    return place
  })
  return { ...plan, rows: places, width, height: y + edge }
}

const isLong = ({ text, guard = '' }: PlanRow): boolean =>
  guard !== '' && widthOf(text, row.size) + row.gap + widthOf(guard, row.small) > row.room * 0.75

function labelWidth(one: PlanRow, isTable: boolean): number {
  const words = widthOf(one.text, row.size)
  const guard = one.guard ? widthOf(one.guard, row.small) : 0
  if (isTable) return words + (guard && row.gap + guard) + 2 * row.gap + row.numbers
  return Math.max(isLong(one) ? Math.max(words, guard) : words + (guard && row.gap + guard), row.numbers)
}
