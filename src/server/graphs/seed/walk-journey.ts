import type { TrafficRow, UnhandledRow } from '#contract/views/traffic.ts'
import type { Chance } from './random.ts'
import type { SimulatedMachine, SimulatedRow, SimulatedState, SimulatedStep } from './walked-machine.ts'

/** How often a state was entered on this walk. */
type Visits = (state: string | undefined) => number

/** A walker's behaviour: choices, thinking times, leaving, and unhandled events. */
export type Manner = {
  start: (chance: Chance, starts: number) => number
  way: (chance: Chance, ways: readonly SimulatedStep[], visits: Visits) => SimulatedStep | undefined
  /** Milliseconds before it happens. */
  wait: (chance: Chance, way: SimulatedStep) => number
  /** `isOver`: the machine is done. */
  leaves: (chance: Chance, states: readonly string[], at: { steps: number; isOver: boolean }) => boolean
  /** An event that is not handled there. */
  vain: (chance: Chance, alphabet: readonly string[]) => string | undefined
}

/** A journey as it would have been recorded; times are in ms before its last row. */
export type SimulatedWalk = { rows: TrafficRow[]; unhandled: UnhandledRow[]; resting: string[]; ms: number }

export function walkJourney(machine: SimulatedMachine, manner: Manner, chance: Chance): SimulatedWalk {
  const log = new WalkLog()
  const begun = machine.begin(manner.start(chance, machine.model.starts.length))
  log.add(begun.rows)
  let place: SimulatedState = begun.to
  const isLeaving = (steps: number) =>
    manner.leaves(chance, log.resting, { steps, isOver: machine.isOver(log.resting) })
  for (let steps = 0; !isLeaving(steps); steps += 1) {
    if (place.snapshot.status !== 'active') break
    const ways = machine.waysFrom(place)
    const vain = manner.vain(chance, machine.model.alphabet)
    if (vain !== undefined && ways.every(({ event }) => event !== vain)) log.miss(vain)
    const way = manner.way(chance, ways, log.visits)
    if (!way) break
    log.pass(manner.wait(chance, way))
    log.add(way.rows)
    place = way.to
  }
  return log.told()
}

class WalkLog {
  readonly #since = new Map<string, number>()
  readonly #visits = new Map<string, number>()
  readonly #rows: { at: number; row: Omit<TrafficRow, 'seq' | 'ago'> }[] = []
  readonly #unhandled: { at: number; seq: number; row: Omit<UnhandledRow, 'seq' | 'ago'> }[] = []
  #seqs: number[] = []
  #seq = 0
  #now = 0

  readonly visits: Visits = (state = '') => this.#visits.get(state) ?? 0

  get resting(): string[] {
    return [...this.#since.keys()]
  }

  pass(ms: number): void {
    this.#now += Math.round(ms)
  }

  add(rows: readonly SimulatedRow[]): void {
    for (const row of rows) {
      const since = row.from === undefined ? undefined : this.#since.get(row.from)
      if (row.from !== undefined) this.#since.delete(row.from)
      if (row.to !== undefined) {
        this.#since.set(row.to, this.#now)
        this.#visits.set(row.to, this.visits(row.to) + 1)
      }
      const dwell = since === undefined ? {} : { dwell: this.#now - since }
      this.#rows.push({ at: this.#now, row: { ...row, ...dwell } })
      this.#seqs.push(this.#seq++)
    }
  }

  miss(event: string): void {
    const [state] = this.resting
    if (state !== undefined) this.#unhandled.push({ at: this.#now, seq: this.#seq++, row: { state, event } })
  }

  told(): SimulatedWalk {
    const ago = (at: number) => this.#now - at
    return {
      rows: this.#rows.map(({ at, row }, index) => ({ seq: this.#seqs[index] ?? 0, ago: ago(at), ...row })),
      unhandled: this.#unhandled.map(({ at, seq, row }) => ({ seq, ago: ago(at), ...row })),
      resting: this.resting,
      ms: this.#now,
    }
  }
}
