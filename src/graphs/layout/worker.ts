import { parentPort } from 'node:worker_threads'
import { make } from './try-layout.ts'

/** The thread that lays out: it says that it is ready; then a job comes in and what was made of it goes out. */
parentPort?.on('message', async (job) => parentPort?.postMessage(await make(job)))
parentPort?.postMessage('ready')
