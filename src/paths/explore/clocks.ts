import type { AnyEventObject } from 'xstate'
import { textOf } from '../model/identity.ts'

/** A timer that runs: an `after`, or an event that the machine raises with a delay. */
export type Timer = {
  /** The id of an `after`, otherwise the type of its event. */
  name: string
  event: AnyEventObject
  delay: number
  id: string | undefined
  /** It cannot be cancelled any more: another with its id was started or ran out. */
  isLost?: true
}

/** Once another with their id was started or ran out, timers cannot be cancelled. */
export const losing = <T extends Pick<Timer, 'id' | 'isLost'>>(timers: readonly T[], id?: string): T[] =>
  timers.map((one) => (id !== undefined && one.id === id ? { ...one, isLost: true } : one))

/** Whether a timer goes on where an id is cancelled. */
export const outlives = ({ id, isLost }: Pick<Timer, 'id' | 'isLost'>, cancelled: string): boolean =>
  id !== cancelled || isLost === true

/**
 * The timers that run, oldest first, and all that their clocks may show: bounds on the difference of every two
 * deadlines, in whole milliseconds (a zone of a timed automaton). Time has passed already, as far as it may.
 */
export class Clocks {
  static readonly none = new Clocks([], [[0]])

  readonly timers: readonly Timer[]
  /** Deadline i is later than deadline j by at most this. The first is no deadline, but now. */
  readonly #most: readonly (readonly number[])[]

  private constructor(timers: readonly Timer[], most: readonly (readonly number[])[]) {
    this.timers = timers
    this.#most = most
  }

  /** What tells them apart from others; alone, a timer is the same whatever it shows. */
  text(isAlone: boolean): string {
    const names = this.timers.map(
      ({ event, id }) => `${textOf(event, 'event')}${id === undefined ? '' : '!'}`,
    )
    return isAlone ? names.join() : `${names.join()} ${this.#most.join(';')}`
  }

  /** When somebody says something: before the next timer is due. */
  saying(): Clocks | undefined {
    if (this.timers.length === 0) return this
    const most = this.#copy()
    for (const [index, { delay }] of this.timers.entries()) lower(most, 0, index + 1, -Math.min(1, delay))
    return tightened(most) ? new Clocks(this.timers, most) : undefined
  }

  /** When a timer is due, and no other before it: of those due at once the older is first. */
  firing(index: number): Clocks | undefined {
    const most = this.#copy()
    for (const other of this.timers.keys())
      if (other !== index) lower(most, index + 1, other + 1, other < index ? -1 : 0)
    if (!tightened(most)) return undefined
    const kept = [...this.timers.keys()].filter((other) => other !== index)
    return new Clocks(losing(this.#only(kept), this.timers[index]?.id), rows(most, [index, ...kept]))
  }

  /** Without the timers that are cancelled. */
  cancelling(id: string): Clocks {
    const kept = [...this.timers.entries()].flatMap(([index, timer]) => (outlives(timer, id) ? [index] : []))
    return new Clocks(this.#only(kept), rows(this.#most, [-1, ...kept]))
  }

  /** With one more. */
  starting(timer: Timer): Clocks {
    const { delay } = timer
    const most = this.#most.map((row) => [...row, (row[0] ?? 0) - delay])
    most.push([...(this.#most[0] ?? []).map((bound) => delay + bound), 0])
    return new Clocks([...losing(this.timers, timer.id), timer], most)
  }

  /** After as much time as may pass. */
  waiting(): Clocks {
    if (this.timers.length === 0) return Clocks.none
    const most = this.#copy()
    most[0] = (most[0] ?? []).map(() => 0)
    tightened(most)
    return new Clocks(this.timers, most)
  }

  #copy(): number[][] {
    return this.#most.map((row) => [...row])
  }

  #only(kept: readonly number[]): Timer[] {
    return kept.flatMap((index) => this.timers[index] ?? [])
  }
}

function lower(most: number[][], i: number, j: number, bound: number): void {
  const row = most[i] ?? []
  row[j] = Math.min(row[j] ?? 0, bound)
}

/** The bounds of some timers; the first of them becomes now (-1: what was now stays it). */
const rows = (most: readonly (readonly number[])[], kept: readonly number[]): number[][] =>
  kept.map((i) => kept.map((j) => most[i + 1]?.[j + 1] ?? 0))

/** Every bound as low as it follows from the others; false where they contradict each other. */
function tightened(most: number[][]): boolean {
  for (const [k, through] of most.entries()) {
    for (const row of most) {
      const first = row[k] ?? 0
      for (const [j, second] of through.entries()) row[j] = Math.min(row[j] ?? 0, first + second)
    }
  }
  return most.every((row, index) => (row[index] ?? 0) >= 0)
}
