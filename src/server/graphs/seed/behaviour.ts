import { type Chance, likingOf } from './random.ts'
import type { Manner } from './walk-journey.ts'
import type { SimulatedStep } from './walked-machine.ts'

const mostSteps = 40
const vainShare = 0.003

/** How people walk: mostly forward, sometimes back; calls answer soon and rarely fail; some leave. */
export const believable: Manner = {
  start: (chance, starts) => Math.floor(starts * chance.next() ** 2),
  way: (chance, ways, visits) => {
    const weights = weightsOf(ways)
    return chance.pick(ways, (way) => (weights.get(way) ?? 0) / (1 + 4 * visits(leadsTo(way))))
  },
  wait: (chance, { event }) => Math.min(chance.around(usualWait(event)), 40 * 60_000),
  leaves: (chance, states, { steps, isOver }) =>
    steps >= mostSteps || chance.next() < (isOver ? 0.95 : leavingAt(states)),
  vain: (chance, alphabet) => (chance.next() < vainShare ? chance.pick(alphabet, likingOf) : undefined),
}

const leadsTo = ({ rows }: SimulatedStep): string | undefined =>
  rows.findLast(({ to }) => to !== undefined)?.to

const known = new WeakMap<readonly SimulatedStep[], Map<SimulatedStep, number>>()

/** Samples of one event share what it weighs. */
function weightsOf(ways: readonly SimulatedStep[]): Map<SimulatedStep, number> {
  const weights = known.get(ways) ?? new Map(ways.map((way) => [way, weightOf(way) / alike(ways, way)]))
  known.set(ways, weights)
  return weights
}

const alike = (ways: readonly SimulatedStep[], { event }: SimulatedStep) =>
  ways.filter((way) => way.event === event).length

function weightOf({ event, rows }: SimulatedStep): number {
  const liking = 0.3 + 3 * likingOf(rows[0]?.edge ?? event) ** 2
  if (event.startsWith('xstate.done.')) return 60
  if (event.startsWith('xstate.error.')) return 1.5
  if (event.startsWith('xstate.after.')) return 2
  if (event === 'revisited') return 0.05
  if (/closed|back|cancelled|declined|edited|failed/.test(event)) return 0.4 * liking
  return 3 * liking
}

/** Milliseconds that half of the times are shorter than. */
function usualWait(event: string): number {
  const [, delay] = /^xstate\.after\.(\d+)\./.exec(event) ?? []
  if (delay !== undefined) return Number(delay)
  if (event.startsWith('xstate.done.')) return 250 + 900 * likingOf(event)
  if (event.startsWith('xstate.')) return 3_000
  return 1_500 + 22_000 * likingOf(event) ** 2
}

/** Some places lose one in twelve, most hardly anybody. */
const leavingAt = (states: readonly string[]): number => 0.03 + 0.12 * likingOf(states.join()) ** 4

type When = { days: number; now: Date }

/** Moments of the last days in order: more by day than by night, fewer at weekends, slowly growing. */
export function moments(chance: Chance, count: number, { days, now }: When): Date[] {
  const dayMs = 24 * 3_600_000
  const first = now.getTime() - days * dayMs
  const found: number[] = []
  while (found.length < count) {
    const share = chance.next()
    const at = first + share * days * dayMs
    if (chance.next() < busyAt(new Date(at)) * (0.6 + 0.4 * share)) found.push(at)
  }
  return found.sort((one, other) => one - other).map((at) => new Date(at))
}

/** In Kolkata, 0 to 1. */
function busyAt(at: Date): number {
  const local = new Date(at.getTime() + 5.5 * 3_600_000)
  const hour = local.getUTCHours() + local.getUTCMinutes() / 60
  const noon = Math.exp(-(((hour - 11.5) / 3.5) ** 2))
  const evening = 0.9 * Math.exp(-(((hour - 20) / 2.5) ** 2))
  const weekend = [0, 6].includes(local.getUTCDay()) ? 0.7 : 1
  return Math.min(1, 0.04 + noon + evening) * weekend
}
