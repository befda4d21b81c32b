import { parentPort } from 'node:worker_threads'
import { make } from './make.ts'

/** The thread that makes suites: a job comes in, what was made of it goes out as text. */
parentPort?.on('message', async (job) => parentPort?.postMessage(JSON.stringify(await make(job))))
