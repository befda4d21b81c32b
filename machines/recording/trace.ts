import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { edgeId } from '../core/graph.ts'
import { exitsOf, isWithin, reachOf } from './conflict.ts'
import type { Before } from './microstep.ts'

/** What a machine did, exact to the guard branch. It has no place for a payload or a context. */
export type TraceRow = {
  /** Milliseconds, by the recorder's clock. */
  at: number
  /**
   * Stable id of the transition; absent where the machine begins or continues, and in a further row of a transition.
   */
  edge?: string
  /** The innermost states left and entered; both absent where nothing moved. */
  from?: string
  to?: string
  /** How long the state that was left had been active. */
  dwell?: number
  /** Within the same event as the row before it. */
  along?: true
  /** The machine has reached a final state. */
  ends?: true
}

/** Follows one machine through its microsteps and returns the rows of each. */
export class Trace {
  readonly #tell: (row: TraceRow) => void
  /** The innermost active states, and since when each is active. */
  readonly #since = new Map<AnyStateNode, number>()
  /** No row was produced since the last event. */
  #isFirst = true

  constructor(tell: (row: TraceRow) => void) {
    this.#tell = tell
  }

  /** The current states, in the order of the machine. */
  get resting(): Resting {
    return sorted([...this.#since.keys()]).map((leaf) => [leaf.id, this.#since.get(leaf) ?? 0])
  }

  /** The next row belongs to another event. */
  settle(): void {
    this.#isFirst = true
  }

  /**
   * Enters these states without a transition: the machine begins there, or continues where
   * another run rested in the states `before`.
   */
  stand({ _nodes, status }: RestingSnapshot, at: number, before: Resting = []): void {
    const rested = new Map(before)
    const now = leavesOf(_nodes)
    const left = before.filter(([id]) => now.every((leaf) => leaf.id !== id))
    const entered = now.filter(({ id }) => !rested.has(id))
    const rows = pairs(left, entered).map(([from, to]) => moved(from?.[0], to?.id, from && at - from[1]))
    this.#since.clear()
    for (const leaf of now) this.#since.set(leaf, rested.get(leaf.id) ?? at)
    this.#say(rows, at, status === 'done')
  }

  /** The transitions of one microstep, from a snapshot to the next. */
  step(
    happened: readonly AnyTransitionDefinition[],
    before: Before,
    after: RestingSnapshot,
    at: number,
  ): void {
    const changes = happened.map((transition) => changeOf(transition, before, after))
    const rows = changes.flatMap((change) => this.#rowsOf(change, at))
    for (const { left } of changes) for (const leaf of left) this.#since.delete(leaf)
    for (const { entered } of changes) for (const leaf of entered) this.#since.set(leaf, at)
    this.#say(rows, at, after.status === 'done')
  }

  #rowsOf({ transition, left, entered }: Change, at: number): Row[] {
    const edge = edgeId(transition)
    const rows = pairs(left, entered).map(([from, to]) =>
      moved(from?.id, to?.id, from && at - (this.#since.get(from) ?? at)),
    )
    const [first = {}, ...others] = rows
    return [{ edge, ...first }, ...others]
  }

  #say(rows: readonly Row[], at: number, isDone: boolean): void {
    for (const [index, row] of rows.entries()) {
      const ends = isDone && index === rows.length - 1
      this.#tell({ at, ...row, ...(!this.#isFirst && { along: true }), ...(ends && { ends: true }) })
      this.#isFirst = false
    }
  }
}

type RestingSnapshot = Pick<AnyMachineSnapshot, '_nodes' | 'status'>
/** The innermost active states of a machine, each with the time since when it is active. */
export type Resting = readonly (readonly [leaf: string, since: number])[]
type Row = Omit<TraceRow, 'at' | 'along' | 'ends'>
type Change = { transition: AnyTransitionDefinition; left: AnyStateNode[]; entered: AnyStateNode[] }

/** What a transition left and entered; its source and target come first. */
function changeOf(transition: AnyTransitionDefinition, before: Before, after: RestingSnapshot): Change {
  const exits = exitsOf(transition, before._nodes, before.historyValue)
  if (exits.length === 0) return { transition, left: [], entered: [] }
  const reach = reachOf(transition, before.historyValue)
  const left = leavesOf(exits)
  const entered = leavesOf(after._nodes).filter((leaf) => reach === undefined || isWithin(leaf, reach))
  return {
    transition,
    left: firstOf(left, (leaf) => isAtOrWithin(leaf, transition.source)),
    entered: firstOf(entered, (leaf) => (transition.target ?? []).some((target) => fits(leaf, target))),
  }
}

const fits = (leaf: AnyStateNode, target: AnyStateNode): boolean =>
  target.type === 'history'
    ? target.parent !== undefined && isWithin(leaf, target.parent)
    : isAtOrWithin(leaf, target)

const isAtOrWithin = (node: AnyStateNode, around: AnyStateNode): boolean =>
  node === around || isWithin(node, around)

const firstOf = <T>(all: readonly T[], isFirst: (one: T) => boolean): T[] => [
  ...all.filter(isFirst),
  ...all.filter((one) => !isFirst(one)),
]

const leavesOf = (nodes: readonly AnyStateNode[]): AnyStateNode[] =>
  sorted(nodes.filter(({ type }) => type === 'atomic' || type === 'final'))

const sorted = (nodes: readonly AnyStateNode[]) => [...nodes].sort((one, other) => one.order - other.order)

const pairs = <A, B>(left: readonly A[], entered: readonly B[]): [A | undefined, B | undefined][] =>
  Array.from({ length: Math.max(left.length, entered.length) }, (_, at) => [left[at], entered[at]])

const moved = (from: string | undefined, to: string | undefined, dwell: number | undefined): Row => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(dwell !== undefined && { dwell: Math.max(0, dwell) }),
})
