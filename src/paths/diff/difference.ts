import type { PathEvent, Suite, TestPath } from '../types.ts'

export type Summary = { id: string; start: string; events: number }

/** Of a path that is gone, the new one that goes with it longest, and where they part. */
export type Parting = {
  id: string
  /** Counted from 1; 0 where they begin differently. */
  step: number
  was?: PathEvent
  is?: PathEvent
}

export type Difference = {
  machine: string
  criterion: string
  kept: string[]
  added: Summary[]
  removed: (Summary & { nearest?: Parting })[]
  /** Transitions and refusals that only the new paths take, and only the old ones. */
  edges: { added: string[]; removed: string[] }
}

/** Which paths a change of the machine touches: those of the older suite that the newer has not, and the other way round. */
export function difference(older: Suite, newer: Suite): Difference {
  const [before, now] = [older.paths, newer.paths].map((paths) => new Set(paths.map(({ id }) => id)))
  const [taken, takes] = [edgesOf(older), edgesOf(newer)]
  return {
    machine: newer.machine,
    criterion: newer.criterion,
    kept: newer.paths.flatMap(({ id }) => (before?.has(id) ? [id] : [])),
    added: newer.paths.filter(({ id }) => !before?.has(id)).map(summaryOf),
    removed: older.paths
      .filter(({ id }) => !now?.has(id))
      .map((path) => ({ ...summaryOf(path), ...nearestTo(path, newer.paths) })),
    edges: {
      added: [...takes].filter((edge) => !taken.has(edge)),
      removed: [...taken].filter((edge) => !takes.has(edge)),
    },
  }
}

const summaryOf = ({ id, start, events }: TestPath): Summary => ({
  id,
  start: start.name,
  events: events.length,
})

const edgesOf = ({ paths }: Suite): Set<string> =>
  new Set(
    paths.flatMap(({ takes = [], events }) => [
      ...takes,
      ...events.flatMap(({ edge, also = [] }) => [edge, ...also]),
    ]),
  )

function nearestTo(path: TestPath, among: readonly TestPath[]): { nearest?: Parting } {
  const [first, ...others] = among.map((other) => ({ other, likeness: likeness(path, other) }))
  if (!first) return {}
  const { other } = others.reduce((best, one) => (one.likeness > best.likeness ? one : best), first)
  if (!beginAlike(path, other)) return { nearest: { id: other.id, step: 0 } }
  const common = commonSteps(path, other)
  const [was, is] = [path.events[common], other.events[common]]
  return { nearest: { id: other.id, step: common + 1, ...(was && { was }), ...(is && { is }) } }
}

/** Transitions in common from the beginning count, most where the start is the same, and a little its name. */
function likeness(one: TestPath, other: TestPath): number {
  if (one.start.name !== other.start.name) return 0
  const parting = one.events.findIndex(({ edge }, index) => edge !== other.events[index]?.edge)
  return ((parting < 0 ? one.events.length : parting) + 1) * (beginAlike(one, other) ? 2 : 1)
}

const beginAlike = (one: TestPath, other: TestPath): boolean =>
  JSON.stringify([one.start, one.begins]) === JSON.stringify([other.start, other.begins])

function commonSteps(one: TestPath, other: TestPath): number {
  const parting = one.events.findIndex((event, index) => !isSame(event, other.events[index]))
  return parting < 0 ? one.events.length : parting
}

const isSame = (one: PathEvent, other: PathEvent | undefined): boolean =>
  JSON.stringify([one.type, one.data, one.to, one.edge, one.refused]) ===
  JSON.stringify([other?.type, other?.data, other?.to, other?.edge, other?.refused])
