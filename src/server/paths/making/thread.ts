import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Job, Made } from './job.ts'

type Limits = { deadlineMs: number; heapMb: number; idleMs: number }

/** The job took longer than it may, or more memory. */
export class GivenUp extends Error {
  constructor(readonly reason: 'time' | 'memory') {
    super(`gave up for want of ${reason}`)
  }
}

/** A thread has no loader for TypeScript of its own in Node 20: its first line asks for one. */
const beginning = `
  import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}
  register()
  await import(${JSON.stringify(new URL('./worker.ts', import.meta.url).href)})
`

/**
 * One thread that does one job at a time. It is there from the first job until it had none for a while; whoever does
 * not want their job any more ends it with the thread, for nothing else stops a computation.
 */
export class Thread {
  #alive: Alive | undefined
  #rest: NodeJS.Timeout | undefined

  constructor(readonly limits: Limits) {}

  async run(job: Job, unwanted: AbortSignal): Promise<Made> {
    clearTimeout(this.#rest)
    const { worker, gone } = this.#awake()
    const late = AbortSignal.timeout(this.limits.deadlineMs)
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.any([unwanted, late, gone]) })
      worker.postMessage(job)
      const [made] = await answered
      this.#rest = setTimeout(() => this.end(), this.limits.idleMs).unref()
      return JSON.parse(made)
    } catch (error) {
      this.end()
      if (late.aborted) throw new GivenUp('time')
      throw isOutOfMemory(error) ? new GivenUp('memory') : error
    }
  }

  end(): void {
    void this.#alive?.worker.terminate()
    this.#alive = undefined
  }

  #awake(): Alive {
    if (!this.#alive || this.#alive.gone.aborted) this.#alive = begun(this.limits.heapMb)
    return this.#alive
  }
}

/** `gone` is aborted once the thread has ended, whyever. */
type Alive = { worker: Worker; gone: AbortSignal }

function begun(heapMb: number): Alive {
  const gone = new AbortController()
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(beginning)}`), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  worker.unref()
  // Whoever waits hears of an error by themselves; nobody else has to.
  worker.on('error', () => undefined)
  worker.once('exit', () => gone.abort())
  return { worker, gone: gone.signal }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
