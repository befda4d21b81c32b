import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { sourceProgram } from '#graphs/thread-program.ts'
import type { Lead } from '#server/db/schema.ts'
import type { Told } from './check.ts'
import type { Version } from './version.ts'

/** What a thread needs to make the same check. Code does not travel, so it loads the versions itself. */
export type ThreadData = {
  versions: readonly Pick<Version, 'folder' | 'name'>[]
  /** Keys of the products that are looked at, and of those whose code is the same in both versions. */
  products: readonly string[]
  unchanged: ReadonlySet<string>
  env: Readonly<Record<string, string | undefined>>
  today: string
}

/** A page of stored journeys, or the question what was found in all of them. */
export type ThreadMessage = readonly Lead[] | 'told'

const program = sourceProgram(new URL('./thread-program.ts', import.meta.url))

/** Checks stored journeys on all processors; what each of them has found. */
export const checkOnThreads = (
  pages: AsyncIterator<Lead[]>,
  data: ThreadData,
  threads = availableParallelism(),
): Promise<Told[]> => Promise.all(Array.from({ length: threads }, () => checkOnThread(pages, data)))

/** Takes the next page as soon as it is done with one. */
async function checkOnThread(pages: AsyncIterator<Lead[]>, data: ThreadData): Promise<Told> {
  const worker = new Worker(program, { execArgv: [], workerData: data })
  const heard = async () => (await once(worker, 'message'))[0]
  const ask = (message: ThreadMessage) => {
    const answer = heard()
    worker.postMessage(message)
    return answer
  }
  try {
    await heard()
    for (let next = await pages.next(); !next.done; next = await pages.next()) await ask(next.value)
    return await ask('told')
  } finally {
    await worker.terminate()
  }
}
