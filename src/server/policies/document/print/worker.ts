import { parentPort } from 'node:worker_threads'
import { policyPdf } from './policy-pdf.ts'
import type { PrintJob } from './print-job.ts'

/** The entry of the thread that prints: a document comes in, the bytes of its PDF go out. */
parentPort?.on('message', async ({ document, pictures }: PrintJob) =>
  parentPort?.postMessage(await policyPdf(document, pictures)),
)
