import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type ThreadLimits = { deadlineMs: number; heapMb: number; idleMs: number }

/** The job exceeded its time or its memory. */
export class GaveUp extends Error {
  constructor(readonly reason: 'time' | 'memory') {
    super(`ran out of ${reason}`)
  }
}

/**
 * One thread that does one job at a time. It is started with the first job and ended when idle. Aborting a job ends
 * the thread, for nothing else stops a computation.
 */
export class WorkerThread<Job, Result> {
  #current: Running | undefined
  #idle: NodeJS.Timeout | undefined

  /** The program answers each message with one. */
  constructor(
    readonly program: URL,
    readonly limits: ThreadLimits,
  ) {}

  async run(job: Job, signal?: AbortSignal): Promise<Result> {
    clearTimeout(this.#idle)
    const { worker, gone } = this.#started()
    const late = AbortSignal.timeout(this.limits.deadlineMs)
    try {
      const answered = once(worker, 'message', {
        signal: AbortSignal.any([late, gone, ...(signal ? [signal] : [])]),
      })
      worker.postMessage(job)
      const [made] = await answered
      this.#idle = setTimeout(() => this.end(), this.limits.idleMs).unref()
      return made
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
    if (!this.#current || this.#current.gone.aborted) {
      this.#current = startThread(this.program, this.limits.heapMb)
    }
    return this.#current
  }
}

/** `gone` is aborted once the thread has ended, for whatever reason. */
type Running = { worker: Worker; gone: AbortSignal }

function startThread(program: URL, heapMb: number): Running {
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
