import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadProgram } from '#graphs/thread-program.ts'
import type { Job, JobResult } from './job.ts'

type Limits = { deadlineMs: number; heapMb: number; idleMs: number }

/** The job exceeded its time or its memory. */
export class GaveUp extends Error {
  constructor(readonly reason: 'time' | 'memory') {
    super(`ran out of ${reason}`)
  }
}

const program = threadProgram(new URL('./worker.ts', import.meta.url), './suite-worker.js')

/**
 * One thread that does one job at a time. It is started with the first job and ended when idle. Aborting a job ends
 * the thread, for nothing else stops a computation.
 */
export class WorkerThread {
  #current: Running | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(readonly limits: Limits) {}

  async run(job: Job, signal: AbortSignal): Promise<JobResult> {
    clearTimeout(this.#idle)
    const { worker, gone } = this.#started()
    const late = AbortSignal.timeout(this.limits.deadlineMs)
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.any([signal, late, gone]) })
      worker.postMessage(job)
      const [made] = await answered
      this.#idle = setTimeout(() => this.end(), this.limits.idleMs).unref()
      return JSON.parse(made)
    } catch (error) {
      this.end()
      if (late.aborted) throw new GaveUp('time')
      throw isOutOfMemory(error) ? new GaveUp('memory') : error
    }
  }

  end(): void {
    void this.#current?.worker.terminate()
    this.#current = undefined
  }

  #started(): Running {
    if (!this.#current || this.#current.gone.aborted) this.#current = startThread(this.limits.heapMb)
    return this.#current
  }
}

/** `gone` is aborted once the thread has ended, for whatever reason. */
type Running = { worker: Worker; gone: AbortSignal }

function startThread(heapMb: number): Running {
  const gone = new AbortController()
  const worker = new Worker(program, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  worker.unref()
  // An error rejects the pending job; without a listener it would end the process.
  worker.on('error', () => undefined)
  worker.once('exit', () => gone.abort())
  return { worker, gone: gone.signal }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
