import { parentPort } from 'node:worker_threads'
import { make } from './try-layout.ts'

/** The thread that lays out: a job comes in, what was made of it goes out. */
parentPort?.on('message', async (job) => parentPort?.postMessage(await make(job)))
