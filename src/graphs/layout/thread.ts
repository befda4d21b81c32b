import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { durationText } from '../labels/duration.ts'
import { threadProgram } from '../thread-program.ts'
import type { LayoutJob, LayoutResult } from './try-layout.ts'

const program = threadProgram(new URL('./worker.ts', import.meta.url), './layout-worker.js')
const idleMs = 5_000
/** A busy machine takes a while to compile what the thread runs. */
const startMs = 60_000

/**
 * One thread that lays out one plan after another; a layout that takes too long is ended with its thread. Neither
 * waiting for it nor starting it counts as time of a layout.
 */
class Thread {
  #worker: Worker | undefined
  #rest: NodeJS.Timeout | undefined
  #turn: Promise<unknown> = Promise.resolve()

  run(job: LayoutJob, deadlineMs: number): Promise<LayoutResult> {
    const mine = this.#turn.then(() => this.#run(job, deadlineMs))
    this.#turn = mine
    return mine
  }

  async #run(job: LayoutJob, deadlineMs: number): Promise<LayoutResult> {
    clearTimeout(this.#rest)
    try {
      const worker = await this.#awake()
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) })
      worker.postMessage(job)
      const [made] = await answered
      this.#rest = setTimeout(() => this.#end(), idleMs).unref()
      return made
    } catch (error) {
      this.#end()
      return { fault: faultOf(error, deadlineMs), ms: deadlineMs, isRetryable: true }
    }
  }

  async #awake(): Promise<Worker> {
    if (this.#worker) return this.#worker
    const worker = new Worker(program, { execArgv: [] })
    // The caller that waits is told of an error; it is not reported elsewhere.
    worker.on('error', () => undefined)
    this.#worker = worker
    await once(worker, 'message', { signal: AbortSignal.timeout(startMs) })
    worker.unref()
    return worker
  }

  #end(): void {
    void this.#worker?.terminate()
    this.#worker = undefined
  }
}

const faultOf = (error: unknown, deadlineMs: number): string =>
  error instanceof Error && error.name === 'AbortError'
    ? `it took longer than ${durationText(deadlineMs)}`
    : String(error)

export const thread = new Thread()
