import type { TrafficRun } from '#contract/views/traffic.ts'
import { limits } from '#machines/reference/limits.ts'
import { confirm, type JourneyLog, runOf, waiting } from './journey-log.ts'
import type { JourneyLogs } from './journey-logs.ts'

/** `refused`: it will never be taken. `lost`: it may be, later. */
export type PostOutcome = 'taken' | 'refused' | 'lost'
type PostDeps = {
  send: (runs: readonly TrafficRun[]) => Promise<PostOutcome>
  now: () => number
  /** Does something after so many ms. */
  later: (act: () => void, ms: number) => void
}

const pausesMs = [2_000, 5_000, 15_000, 30_000, 60_000] as const
/** Maximum rows kept for a server that does not answer. */
const mostWaiting = 2_000
/** How many refused journeys end recording. */
const mostRefused = 3
const mostRuns = 20

/** Sends journeys to the server: a while after a change, with retries, and finally not at all. */
export class Post {
  readonly #deps: PostDeps
  readonly #logs: () => JourneyLogs
  #isDue = false
  #isOnItsWay = false
  #lost = 0
  #refused = 0
  /** The last batch was partly refused: sent one by one to find out what. */
  #isOneByOne = false

  constructor(deps: PostDeps, logs: () => JourneyLogs) {
    this.#deps = deps
    this.#logs = logs
  }

  readonly changed = (): void => {
    this.#goIn(limits.graphs.settleMs)
  }

  /** Everything that waits, at once, because the page may be gone soon. */
  hurry(): void {
    const { runs } = this.#batch()
    if (runs.length > 0 && !this.#isOver) void this.#deps.send(runs)
  }

  get #isOver(): boolean {
    return this.#refused >= mostRefused
  }

  #goIn(ms: number): void {
    if (this.#isDue || this.#isOnItsWay || this.#isOver) return
    this.#isDue = true
    this.#deps.later(() => {
      this.#isDue = false
      void this.#go()
    }, ms)
  }

  async #go(): Promise<void> {
    const { runs, sent } = this.#batch()
    if (runs.length === 0) return
    this.#isOnItsWay = true
    const answer = await this.#deps.send(runs)
    this.#isOnItsWay = false
    if (answer === 'lost') this.#wait()
    else this.#settle(answer, sent)
  }

  #settle(answer: PostOutcome, sent: readonly Sent[]): void {
    this.#lost = 0
    const [first] = sent
    if (answer === 'taken') for (const { log, lastSeq } of sent) confirm(log, lastSeq)
    else if (sent.length === 1 && first) this.#giveUp(first.log)
    this.#isOneByOne = answer === 'refused' && sent.length > 1
    this.#logs().tidy(this.#deps.now())
    if (this.#logs().all.some((log) => waiting(log) > 0)) this.#goIn(0)
  }

  #wait(): void {
    const all = this.#logs().all
    const count = all.reduce((sum, log) => sum + waiting(log), 0)
    if (count > mostWaiting) for (const log of all.filter((one) => waiting(one) > 0)) this.#giveUp(log)
    const pause = pausesMs[Math.min(this.#lost, pausesMs.length - 1)] ?? 0
    this.#lost += 1
    this.#goIn(pause)
  }

  #giveUp(log: JourneyLog): void {
    this.#refused += 1
    this.#logs().replace(log)
  }

  #batch(): { runs: TrafficRun[]; sent: Sent[] } {
    const sent: Sent[] = []
    const runs: TrafficRun[] = []
    let room: number = limits.graphs.batchRows
    for (const log of this.#logs().all) {
      if (waiting(log) === 0 || room <= 0 || runs.length >= (this.#isOneByOne ? 1 : mostRuns)) continue
      const { run, lastSeq } = runOf(log, room, this.#deps.now())
      room -= run.rows.length + run.unhandled.length
      runs.push(run)
      sent.push({ log, lastSeq })
    }
    return { runs, sent }
  }
}

type Sent = { log: JourneyLog; lastSeq: number }
