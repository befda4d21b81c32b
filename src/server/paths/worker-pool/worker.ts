import { parentPort } from 'node:worker_threads'
import { SuiteMaker } from './suite-maker.ts'

const maker = new SuiteMaker()

/** The entry of the worker thread: a job comes in, its result goes out as JSON. */
parentPort?.on('message', async (job) => parentPort?.postMessage(JSON.stringify(await maker.run(job))))
