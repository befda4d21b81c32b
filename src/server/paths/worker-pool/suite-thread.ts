import { threadProgram } from '#graphs/thread-program.ts'
import { type ThreadLimits, WorkerThread } from '../../threads/worker-thread.ts'
import type { Job, JobResult } from './job.ts'

const program = threadProgram(new URL('./worker.ts', import.meta.url), './suite-worker.js')

/** The thread that makes suites and findings, which come out of it as JSON. */
export function suiteThread(limits: ThreadLimits) {
  const thread = new WorkerThread<Job, string>(program, limits)
  return {
    run: async (job: Job, signal: AbortSignal): Promise<JobResult> =>
      JSON.parse(await thread.run(job, signal)),
    end: () => thread.end(),
  }
}
