import type { QuotesRequest } from '#contract/quotes/quotes.calls.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead, Quote, QuoteRun } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Mover } from '../engine/log-moves.ts'
import type { Asking } from '../http/asking.ts'
import { refuse } from '../http/refuse.ts'
import type { Timings } from '../insurers/timings.ts'
import { type Answer, answerOf } from './answer.ts'
import { askedOf } from './asked.ts'
import { createLiveRuns } from './live-runs.ts'
import { openRun } from './open-run.ts'
import { askForPrice } from './price.ts'
import { reopenQuote } from './reopen-quote.ts'
import type { Answering } from './reply.ts'
import { termsOn } from './terms.ts'

/** Where prices are asked for and kept; one for the whole process, for it knows what is under way. */
export function createQuoteDesk(deps: Deps, timings: Timings) {
  const live = createLiveRuns(deps, askForPrice(deps, timings))

  const answerFor = (run: QuoteRun, row: Quote): Promise<Answer> => {
    const kept = answerOf(row)
    return kept ? Promise.resolve(kept) : live.answer(run, row.insurerId)
  }

  return {
    /** Asks every insurer that has no answer kept for this very question today. */
    async askAll(lead: Lead, question: QuotesRequest, asking: Asking): Promise<Answering> {
      const today = deps.clock.today()
      const { record, request } = askedOf(recordOf(lead), question, today)
      const terms = termsOn(record, request, today) ?? refuse('not-now')
      const { run, rows, replaced } = await openRun(deps, lead.id, terms, moverOf(asking, deps))
      if (replaced !== undefined) live.drop(replaced)
      const answers = rows.map((row) => ({ row, answer: answerFor(run, row) }))
      const shown = answers.filter(({ row }) => isNamed(row.insurerId, question.searchText))
      return { vehicle: record, answers: shown.map(({ answer }) => answer) }
    },

    /** Asks one insurer that gave no price once more. */
    async askAgain(lead: Lead, insurerId: number, asking: Asking): Promise<Answering> {
      const { run, rows } = await reopenQuote(deps, lead.id, insurerId, moverOf(asking, deps))
      return { vehicle: recordOf(lead), answers: rows.map((row) => answerFor(run, row)) }
    },
  }
}

function isNamed(insurerId: number, searchText: string): boolean {
  const name = insurerById(insurerId)?.name ?? ''
  return name.toLowerCase().includes(searchText.trim().toLowerCase())
}

function moverOf({ employeeId, customerId }: Asking, { clock }: Pick<Deps, 'clock'>): Mover {
  const said = { at: clock.now(), cause: 'motor/getQuotesData' }
  return employeeId === null
    ? { ...said, actor: 'customer', actorId: customerId ?? undefined }
    : { ...said, actor: 'employee', actorId: employeeId }
}
