import { threadProgram } from '#graphs/thread-program.ts'
import type { PolicyDocument } from '#machines/document/document.ts'
import { fail } from '../../../http/fail.ts'
import { createQueue, QueueFull } from '../../../threads/queue.ts'
import { GaveUp, WorkerThread } from '../../../threads/worker-thread.ts'
import type { Pictures } from './pen.ts'
import type { PrintJob } from './print-job.ts'

export type Print = (document: PolicyDocument, pictures?: Pictures) => Promise<Uint8Array>

/** A policy takes 0.2 s; starting the thread and a hundred photographs take longer on a busy machine. */
const limits = { deadlineMs: 60_000, heapMb: 512, idleMs: 60_000 }
const mostWaiting = 20
const retryAfterSeconds = 5

const program = threadProgram(new URL('./worker.ts', import.meta.url), './print-worker.js')

/**
 * Prints in a thread, one document after the other, so that no request waits behind a PDF. With too many waiting, or
 * one that takes too long, whoever asked is told to ask again.
 */
export function createPrinter(
  thread: { run: (job: PrintJob) => Promise<Uint8Array> } = new WorkerThread(program, limits),
): Print {
  const enqueue = createQueue(mostWaiting)
  return async (document, pictures = new Map()) => {
    try {
      return await enqueue(() => thread.run({ document, pictures }))
    } catch (error) {
      if (error instanceof QueueFull || error instanceof GaveUp)
        return fail('busy', undefined, { retryAfterSeconds })
      throw error
    }
  }
}
