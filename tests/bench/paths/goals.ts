import type { Boxed } from './boxed.ts'
import { counted, ours } from './calls.ts'

export type Measurement = { testModel: string; call: string; outcome: Boxed }

/** What was to be reached, and whether it was, as far as it was measured. */
export function goals(all: readonly Measurement[]): string[] {
  const own = all.filter(({ call }) => call === ours)
  const large = own.filter(({ testModel }) => testModel.endsWith('-1000'))
  const huge = own.filter(({ testModel }) => testModel.endsWith('-10000'))
  return [
    ...within('exact at 1,000 states', large, 300),
    ...within('10,000 states and 30,000 transitions', huge, 3_000),
    ...within(
      'simple paths of a hub of 10 counted',
      all.filter(({ call }) => call === counted),
      50,
    ),
    ...asFastAsPeers(all, large),
  ]
}

function within(what: string, measured: readonly Measurement[], ms: number): string[] {
  return measured.map(({ testModel, outcome }) => {
    const isReached =
      'ms' in outcome && outcome.ms <= ms && (outcome.bound ?? outcome.events) === outcome.events
    return `${verdict(isReached)} ${what}: ${testModel} in ${msOf(outcome)} of ${ms} ms`
  })
}

/** Peers count that take every transition ours takes. */
function asFastAsPeers(all: readonly Measurement[], own: readonly Measurement[]): string[] {
  return own.flatMap(({ testModel, outcome }) => {
    const taken = 'ms' in outcome ? outcome.taken : 0
    const times = all.flatMap((other) =>
      other.testModel === testModel &&
      other.call !== ours &&
      'ms' in other.outcome &&
      other.outcome.taken >= taken
        ? [other.outcome.ms]
        : [],
    )
    if (times.length === 0) return []
    const fastest = Math.min(...times)
    const isReached = 'ms' in outcome && outcome.ms <= fastest
    return [
      `${verdict(isReached)} as fast as the fastest peer that takes all: ${testModel} in ${msOf(outcome)} against ${fastest.toFixed(0)} ms`,
    ]
  })
}

const verdict = (isReached: boolean): string => (isReached ? 'reached ' : 'MISSED  ')
const msOf = (outcome: Boxed): string => ('ms' in outcome ? outcome.ms.toFixed(0) : outcome.failed)
