import type { TrafficRow, TrafficRun } from '#contract/views/traffic.ts'
import { versionOf } from '#machines/core/version.ts'
import { handOverMachine } from '#machines/staff/hand-over/hand-over.machine.ts'

export const machine = handOverMachine
const [reading, choosing, closed] = ['handOver.reading', 'handOver.choosing', 'handOver.closed']

/** A row of a journey over the hand-over machine, so many ms before it is sent. */
export const row = {
  begins: { seq: 0, ago: 3_000, to: reading },
  reads: {
    seq: 1,
    ago: 2_000,
    edge: 'handOver.reading xstate.done.actor.readColleagues 0',
    from: reading,
    to: choosing,
    dwell: 1_000,
  },
  closes: {
    seq: 2,
    ago: 0,
    edge: 'handOver closed 0',
    from: choosing,
    to: closed,
    dwell: 2_000,
    ends: true,
  },
} as const satisfies Record<string, TrafficRow>

export const whole: TrafficRow[] = [row.begins, row.reads, row.closes]

export const journeyOf = (letter: string): string => letter.repeat(22)

export const run = (rows: TrafficRow[], different: Partial<TrafficRun> = {}): TrafficRun => ({
  journey: journeyOf('a'),
  machine: machine.id,
  version: versionOf(machine),
  product: 'car',
  rows,
  unhandled: [],
  ...different,
})
