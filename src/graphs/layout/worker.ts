import { parentPort } from 'node:worker_threads'
import { make } from './make.ts'

/** The thread that lays out: a job comes in, a scene goes out, or why there is none. */
parentPort?.on('message', async (job) => {
  try {
    parentPort?.postMessage({ scene: await make(job) })
  } catch (error) {
    parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) })
  }
})
