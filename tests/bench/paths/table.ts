import type { Boxed } from './boxed.ts'

const widths = [15, 36, 10, 10, 9, 10, 16, 8]
const heads = ['machine', 'call', 'ms', 'cpu ms', 'paths', 'events', 'transitions', 'ratio']

/** Names to the left, figures to the right. */
const laid = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('')

export const headline = laid(heads)

/** One call; transitions and events are told against what ours takes and proves for the same machine. */
export function line(testModel: string, call: string, outcome: Boxed, ours?: Boxed): string {
  if ('failed' in outcome) return `${laid([testModel, call])}${outcome.failed.slice(0, 54).padStart(55)}`
  const { ms, cpuMs, paths, events, taken, count } = outcome
  if (count !== undefined) return laid([testModel, call, ms.toFixed(0), cpuMs.toFixed(0), count])
  const [bound, all] = ours && 'ms' in ours ? [ours.bound ?? 0, ours.taken] : [0, 0]
  const ratio = taken >= all && bound > 0 ? (events / bound).toFixed(2) : '-'
  return laid([
    testModel,
    call,
    ms.toFixed(0),
    cpuMs.toFixed(0),
    String(paths),
    String(events),
    `${taken} of ${all}`,
    ratio,
  ])
}
