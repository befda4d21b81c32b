import type { ServerProduct } from '#machines/core/server-product.ts'
import type { QuoteRun } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { isDatabaseGone } from '../http/database-gone.ts'
import { ApiError } from '../http/fail.ts'
import { InsurerError } from '../insurers/insurer-error.ts'
import { answerOfError, type QuoteAnswer } from './answer.ts'
import { keepAnswer } from './keep-answer.ts'

/** Asks one insurer; an `InsurerFault` is an answer, too. Rejects only when aborted, or when the database is gone. */
export type AskInsurer = (asked: InsurerAsked, signal: AbortSignal) => Promise<QuoteAnswer>
type InsurerAsked = { product: ServerProduct; run: QuoteRun; insurerId: number }

type LiveRuns = {
  /**
   * The insurer's stored answer in this run: from the request under way, or a new one. What goes wrong with one insurer
   * is its refusal, so that the others are answered; it is not stored, and asked again with the next question. Rejects
   * when the database is gone.
   */
  answer: (asked: InsurerAsked) => Promise<QuoteAnswer>
  /** Aborts a run whose answers no longer count. */
  drop: (runId: string) => void
}

type Live = { runId: string; abort: AbortController; answer: Promise<QuoteAnswer> }

/** The requests under way in this process. Their answers are stored even when the caller has gone. */
export function createLiveRuns(
  { db, clock, log, recording }: Pick<Deps, 'db' | 'clock' | 'log' | 'recording'>,
  ask: AskInsurer,
): LiveRuns {
  const underWay = new Map<string, Live>()

  async function askAndKeep(asked: InsurerAsked, { signal }: AbortController): Promise<QuoteAnswer> {
    const { run, insurerId } = asked
    try {
      const answer = await ask(asked, signal)
      return await keepAnswer({ db, recording }, run, insurerId, answer, clock.now())
    } catch (error) {
      // That the database is gone is nothing that an insurer has done.
      if (signal.aborted || error instanceof ApiError || isDatabaseGone(error)) throw error
      log.error({ err: error }, 'quote not kept')
      return answerOfError(insurerId, new InsurerError('down', 'could not be asked'))
    } finally {
      underWay.delete(`${run.id} ${insurerId}`)
    }
  }

  return {
    answer(asked) {
      const { run, insurerId } = asked
      const name = `${run.id} ${insurerId}`
      const abort = new AbortController()
      const live = underWay.get(name) ?? { runId: run.id, abort, answer: askAndKeep(asked, abort) }
      underWay.set(name, live)
      // Waiting callers get the failure; there may be none left.
      live.answer.catch(() => {})
      return live.answer
    },
    drop(runId) {
      for (const live of underWay.values()) if (live.runId === runId) live.abort.abort()
    },
  }
}
