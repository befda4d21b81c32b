import type { TimerChange } from '#machines/core/scope.ts'
import type { Timed } from '../types.ts'
import { losing, outlives, type Timer } from './clocks.ts'

type Running = Pick<Timer, 'delay' | 'id' | 'isLost'> & { since: number }

/** When a step ends, the beginning first, and whether the next timer is due at once, so that nobody can say anything. */
export type StepEnd = { ms: number; isBusy: boolean }

/** The earliest time of every step, as differences between times demand it. */
export class Schedule {
  #running: Running[] = []
  #moment = 0
  /** `[a, b, ms]`: a comes at least so long after b. */
  readonly #least: [number, number, number][] = []
  readonly #ends: { moment: number; running: readonly Running[] }[] = []

  constructor(changes: readonly TimerChange[] = []) {
    this.#end(changes)
  }

  ends(): StepEnd[] {
    const times = Array.from({ length: this.#moment + 1 }, () => 0)
    for (let [round, isChanged] = [0, true]; isChanged && round <= this.#moment; round += 1) {
      isChanged = false
      for (const [a, b, ms] of this.#least) {
        const least = (times[b] ?? 0) + ms
        if ((times[a] ?? 0) >= least) continue
        times[a] = least
        isChanged = true
      }
    }
    return this.#ends.map(({ moment, running }) => {
      const ms = times[moment] ?? 0
      const isBusy = running.some(({ since, delay }) => delay > 0 && (times[since] ?? 0) + delay <= ms)
      return { ms, isBusy }
    })
  }

  step({ due, isDue, changes }: Timed): void {
    for (const index of due) this.#runOut(index)
    if (!isDue) this.#say()
    this.#end(changes)
  }

  #end(changes: readonly TimerChange[]): void {
    this.#change(changes)
    this.#ends.push({ moment: this.#moment, running: this.#running })
  }

  #say(): void {
    const now = this.#next()
    for (const { since, delay } of this.#running) this.#least.push([since, now, Math.min(1, delay) - delay])
  }

  #runOut(index: number): void {
    const now = this.#next()
    const due = this.#running[index]
    for (const [other, { since, delay }] of this.#running.entries())
      this.#least.push([since, now, (other < index ? 1 : 0) - delay])
    if (due) this.#least.push([now, due.since, due.delay])
    const others = this.#running.filter((one) => one !== due)
    this.#running = losing(others, due?.id)
  }

  #next(): number {
    this.#moment += 1
    this.#least.push([this.#moment, this.#moment - 1, 0])
    return this.#moment
  }

  #change(changes: readonly TimerChange[]): void {
    for (const change of changes) {
      if ('cancels' in change) this.#running = this.#running.filter((one) => outlives(one, change.cancels))
      else {
        const { id, delay } = change
        this.#running = [...losing(this.#running, id), { since: this.#moment, delay, id }]
      }
    }
  }
}
