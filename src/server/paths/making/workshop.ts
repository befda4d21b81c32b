import { paths } from '#machines/reference/messages/paths.ts'
import type { Checked, Suite } from '#machines/schemas/paths.ts'
import type { SuiteQuery } from '#machines/schemas/suite-query.ts'
import { refuse } from '../../http/refuse.ts'
import { inTurn, TooMany } from './in-turn.ts'
import type { Job, Made } from './job.ts'
import { Kept } from './kept.ts'
import { making } from './limits.ts'
import { GivenUp, Thread } from './thread.ts'

export type Run = (job: Job, unwanted: AbortSignal) => Promise<Made>

const { deadlineMs, kept: most, waiting } = making

/** Makes suites and findings beside the requests, once each, and one at a time. */
export class Workshop {
  readonly #kept = new Kept<Made>(most, isWhole)
  readonly #turn = inTurn(waiting)
  readonly #run: Run

  constructor(thread: { run: Run } = new Thread(making)) {
    this.#run = (job, unwanted) => thread.run(job, unwanted)
  }

  suite(job: { machine: string; day: string; query: SuiteQuery }, leaves: AbortSignal) {
    const { workers: _, ...query } = job.query
    return this.#make({ ...job, kind: 'suite', query }, leaves) as Promise<Made<Suite>>
  }

  findings(job: { machine: string; day: string }, leaves: AbortSignal) {
    return this.#make({ ...job, kind: 'findings' }, leaves) as Promise<Made<Checked>>
  }

  async #make(job: Job, leaves: AbortSignal): Promise<Made> {
    try {
      return await this.#kept.get(JSON.stringify(job), leaves, (unwanted) =>
        this.#turn(() => this.#run(job, unwanted), unwanted),
      )
    } catch (error) {
      // Nobody reads what is said to who has hung up.
      throw leaves.aborted ? refuse('unavailable') : told(error)
    }
  }
}

/** What time cut short is made anew for who asks again; of simple paths the first ones are all that is wanted. */
const isWhole = (made: Made) =>
  made.kind !== 'made' || made.result.stopped === undefined || isSimple(made.result)

const isSimple = (result: Suite | Checked) => 'criterion' in result && result.criterion === 'simple'

function told(error: unknown): unknown {
  if (error instanceof TooMany) return refuse('unavailable', paths.tooMany)
  if (!(error instanceof GivenUp)) return error
  return refuse('unavailable', error.reason === 'time' ? paths.tooLong(deadlineMs / 1000) : paths.tooMuch)
}
