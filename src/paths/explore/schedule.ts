import type { TimerChange } from '#machines/core/scope.ts'
import type { Timed } from '../types.ts'

type Running = { since: number; delay: number; id: string | undefined }

/** The earliest time of every step, as differences between times demand it. */
export class Schedule {
  #running: Running[] = []
  #moment = 0
  /** `[a, b, ms]`: a comes at least so long after b. */
  readonly #least: [number, number, number][] = []
  readonly #ends: number[] = [0]

  constructor(changes: readonly TimerChange[] = []) {
    this.#change(changes)
  }

  /** The moments at which steps end, the beginning first, in milliseconds. */
  times(): number[] {
    const times = Array.from({ length: this.#moment + 1 }, () => 0)
    for (let isChanged = true; isChanged; ) {
      isChanged = false
      for (const [a, b, ms] of this.#least) {
        const least = (times[b] ?? 0) + ms
        if ((times[a] ?? 0) >= least) continue
        times[a] = least
        isChanged = true
      }
    }
    return this.#ends.map((moment) => times[moment] ?? 0)
  }

  step({ due, isDue, changes }: Timed): void {
    for (const index of due) this.#runOut(index)
    if (!isDue) this.#say()
    this.#ends.push(this.#moment)
    this.#change(changes)
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
    this.#running.splice(index, 1)
    this.#release(due?.id)
  }

  #next(): number {
    this.#moment += 1
    this.#least.push([this.#moment, this.#moment - 1, 0])
    return this.#moment
  }

  #change(changes: readonly TimerChange[]): void {
    for (const change of changes) {
      if ('cancels' in change) this.#running = this.#running.filter(({ id }) => id !== change.cancels)
      else {
        this.#release(change.id)
        this.#running.push({ since: this.#moment, delay: change.delay, id: change.id })
      }
    }
  }

  #release(id: string | undefined): void {
    if (id === undefined) return
    this.#running = this.#running.map((one) => (one.id === id ? { ...one, id: undefined } : one))
  }
}
