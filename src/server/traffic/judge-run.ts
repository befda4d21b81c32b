import type { TrafficRow, UnhandledRow } from '#contract/views/traffic.ts'
import type { Walkable } from './walkable-graph.ts'

/** Why a batch is refused: it is not what a machine can do, or not what this one could do next. */
export type TrafficError =
  | 'unknown-machine'
  | 'another-version'
  | 'unknown-state'
  | 'unknown-transition'
  | 'does-not-fit'
  | 'has-a-gap'
  | 'has-ended'
  | 'is-out-of-time'
  | 'is-too-long'

/** A journey's position in its log. */
export type LogPosition = { lastSeq: number; resting: readonly string[]; ended: boolean }

export type ReportedRun = { rows: readonly TrafficRow[]; unhandled: readonly UnhandledRow[] }
export type LoggedItem = { kind: 'row'; row: TrafficRow } | { kind: 'unhandled'; row: UnhandledRow }
export type JudgedRun = { news: LoggedItem[]; position: LogPosition }

export const notBegun: LogPosition = { lastSeq: -1, resting: [], ended: false }

/** A run's new rows in order and its resulting state, or its error. Known rows are skipped. */
export function judgeRun(graph: Walkable, start: LogPosition, said: ReportedRun): JudgedRun | TrafficError {
  const news = inOrder(said).filter(({ row }) => row.seq > start.lastSeq)
  let position = start
  for (const one of news) {
    const next =
      one.kind === 'row' ? afterRow(graph, position, one.row) : afterUnhandled(graph, position, one.row)
    if (typeof next === 'string') return next
    position = next
  }
  return { news, position }
}

const inOrder = ({ rows, unhandled }: ReportedRun): LoggedItem[] =>
  [
    ...rows.map((row): LoggedItem => ({ kind: 'row', row })),
    ...unhandled.map((row): LoggedItem => ({ kind: 'unhandled', row })),
  ].sort((one, other) => one.row.seq - other.row.seq)

function afterUnhandled(
  graph: Walkable,
  position: LogPosition,
  { seq, state }: UnhandledRow,
): LogPosition | TrafficError {
  if (seq !== position.lastSeq + 1) return 'has-a-gap'
  if (position.ended) return 'has-ended'
  if (!graph.isState(state)) return 'unknown-state'
  if (!position.resting.includes(state)) return 'does-not-fit'
  return { ...position, lastSeq: seq }
}

function afterRow(graph: Walkable, position: LogPosition, row: TrafficRow): LogPosition | TrafficError {
  if (row.seq !== position.lastSeq + 1) return 'has-a-gap'
  if (position.ended) return 'has-ended'
  if ([row.from, row.to].some((state) => state !== undefined && !graph.isLeaf(state))) return 'unknown-state'
  if (row.edge !== undefined && !graph.edge(row.edge)) return 'unknown-transition'
  if (!row.along && !isAtRest(graph, position)) return 'does-not-fit'
  if (!(row.edge === undefined ? fitsWithout(position, row) : fitsEdge(graph, position, row)))
    return 'does-not-fit'
  const resting = moved(position.resting, row)
  if (!resting || (row.ends && !graph.isEnd(resting))) return 'does-not-fit'
  return { lastSeq: row.seq, resting, ended: row.ends === true }
}

/** Between two events its states must be a possible combination. */
const isAtRest = (graph: Walkable, { resting }: LogPosition): boolean =>
  resting.every((one, at) => resting.slice(at + 1).every((other) => graph.areTogether(one, other)))

/** Where a journey begins or continues after a reload, or a further row of a transition. */
function fitsWithout({ lastSeq }: LogPosition, { from, to, along, dwell }: TrafficRow): boolean {
  if (from === undefined && (to === undefined || dwell !== undefined)) return false
  return lastSeq >= 0 || (from === undefined && !along)
}

/** A transition's exited state belongs to its source, its entered one to its target; or it moves nothing. */
function fitsEdge(
  graph: Walkable,
  { resting }: LogPosition,
  { edge = '', from, to, dwell }: TrafficRow,
): boolean {
  const { source = '', targets = [] } = graph.edge(edge) ?? {}
  if (from === undefined || to === undefined) {
    const isActive = resting.some((leaf) => graph.isWithin(leaf, source))
    return from === to && dwell === undefined && isActive
  }
  return graph.isWithin(from, source) && targets.some((target) => graph.isLedTo(to, target))
}

/**
 * The states after a row; undefined where it leaves an inactive state. Within the rows of one transition a state of
 * another region may be re-entered before it was left.
 */
function moved(resting: readonly string[], { from, to }: TrafficRow): string[] | undefined {
  const left = from === undefined ? resting.length : resting.indexOf(from)
  if (left < 0) return undefined
  return [...resting.filter((_, at) => at !== left), ...(to === undefined ? [] : [to])]
}
