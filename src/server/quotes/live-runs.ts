import type { QuoteRun } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refuse.ts'
import type { Answer } from './answer.ts'
import { keepAnswer } from './keep-answer.ts'

/** Asks one insurer; a fault of the insurer is an answer, too. Rejects only where it is told to stop. */
export type AskInsurer = (run: QuoteRun, insurerId: number, signal: AbortSignal) => Promise<Answer>

type Live = { abort: AbortController; answers: Map<number, Promise<Answer>> }

export type LiveRuns = {
  /** The insurer's answer in this run, kept: of the question under way, or of one that is asked now. */
  answer: (run: QuoteRun, insurerId: number) => Promise<Answer>
  /** Stops asking for a run whose answers no longer count. */
  drop: (runId: string) => void
}

/** The questions under way in this process. They go on to be kept when whoever asked has gone away. */
export function createLiveRuns(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  ask: AskInsurer,
): LiveRuns {
  const runs = new Map<string, Live>()

  async function askAndKeep(run: QuoteRun, insurerId: number, { abort }: Live): Promise<Answer> {
    const answer = await ask(run, insurerId, abort.signal)
    return keepAnswer(db, run, insurerId, answer, clock.now())
  }

  function liveOf(runId: string): Live {
    const live = runs.get(runId) ?? { abort: new AbortController(), answers: new Map() }
    runs.set(runId, live)
    return live
  }

  function forget(runId: string, insurerId: number, { answers }: Live): void {
    answers.delete(insurerId)
    if (answers.size === 0) runs.delete(runId)
  }

  return {
    answer(run, insurerId) {
      const live = liveOf(run.id)
      const underWay = live.answers.get(insurerId)
      if (underWay) return underWay
      const answer = askAndKeep(run, insurerId, live).finally(() => forget(run.id, insurerId, live))
      live.answers.set(insurerId, answer)
      answer.catch((error) => {
        if (!live.abort.signal.aborted && !(error instanceof Refusal))
          log.error({ err: error }, 'quote not kept')
      })
      return answer
    },
    drop(runId) {
      runs.get(runId)?.abort.abort()
    },
  }
}
