import type { TrafficRow } from '#contract/views/traffic.ts'
import type { MachineTrace } from '../recording.ts'
import type { JudgedRun, LogPosition } from './judge-run.ts'

/** Rows that runs of a machine add to its journey. Each starts where its record leads, wherever the last one rested. */
export function changesOf(
  position: LogPosition,
  traces: readonly MachineTrace[],
  restedMs: number,
): JudgedRun {
  const rows: Omit<TrafficRow, 'seq' | 'ago'>[] = []
  let resting = position.resting
  /** All of it happens at once: only the first state that is left had a dwell time. */
  const dwelt = new Map(resting.map((leaf) => [leaf, restedMs]))
  const dwell = (from: string | undefined) => {
    const ms = from === undefined ? undefined : (dwelt.get(from) ?? 0)
    if (from !== undefined) dwelt.delete(from)
    return ms === undefined ? {} : { dwell: ms }
  }
  for (const trace of traces) {
    rows.push(...movesBetween(resting, trace.from).map((row) => ({ ...row, ...dwell(row.from) })))
    rows.push(...trace.rows.map(({ at: _, ...row }) => ({ ...row, ...dwell(row.from) })))
    resting = trace.to
  }
  const first = position.lastSeq + 1
  return {
    news: rows.map((row, at) => ({ kind: 'row', row: { seq: first + at, ago: 0, ...row } })),
    position: {
      lastSeq: position.lastSeq + rows.length,
      resting,
      ended: rows.some(({ ends }) => ends === true),
    },
  }
}

/** Rows without a transition, because the machine is started anew from its record each time. */
function movesBetween(
  resting: readonly string[],
  from: readonly string[],
): Omit<TrafficRow, 'seq' | 'ago'>[] {
  const left = resting.filter((leaf) => !from.includes(leaf))
  const entered = from.filter((leaf) => !resting.includes(leaf))
  return Array.from({ length: Math.max(left.length, entered.length) }, (_, at) => ({
    ...(left[at] !== undefined && { from: left[at] }),
    ...(entered[at] !== undefined && { to: entered[at] }),
    ...(at > 0 && { along: true as const }),
  }))
}
