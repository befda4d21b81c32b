import type { ServerProduct } from '#machines/core/server-product.ts'
import { productOf } from '#machines/products.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Lead, Quote } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { actorOf } from '../engine/actor.ts'
import type { Caller } from '../http/caller.ts'
import { fail } from '../http/fail.ts'
import type { Timings } from '../insurers/timings.ts'
import { answerOf, isPriced, type QuoteAnswer } from './answer.ts'
import { type AskInsurer, createLiveRuns } from './live-runs.ts'
import { type Opened, openRun } from './open-run.ts'
import { askForPrice } from './price.ts'
import { reopenQuotes } from './reopen-quotes.ts'

/** Answers that are there or still to come. */
export type Answers = readonly Promise<QuoteAnswer>[]

const cause = 'motor/getQuotesData'

/** The quote service; one per process, because it tracks requests under way. */
export function createQuoteService(deps: Deps, timings: Timings) {
  const live = createLiveRuns(deps, counted(deps, askForPrice(deps, timings)))
  const { clock, products } = deps

  function answersOf(product: ServerProduct, { run, rows }: Opened) {
    const answerFor = (row: Quote): Promise<QuoteAnswer> => {
      const kept = answerOf(row)
      return kept ? Promise.resolve(kept) : live.answer({ product, run, insurerId: row.insurerId })
    }
    return rows.map((row) => ({ insurerId: row.insurerId, answer: answerFor(row) }))
  }

  return {
    /** Asks every insurer that has no answer kept for this very journey today; `searchText` is part of its name. */
    async askAll(lead: Lead, record: JourneyRecord, caller: Caller, searchText = ''): Promise<Answers> {
      const product = productOf(products, lead)
      const terms = product.termsOn(record, clock.today()) ?? fail('not-now')
      const opened = await openRun(deps, lead.id, { product, terms }, actorOf(caller, clock.now(), cause))
      if (opened.replaced !== undefined) live.drop(opened.replaced)
      const answers = answersOf(product, opened)
      return answers.filter(({ insurerId }) => isNamed(insurerId, searchText)).map(({ answer }) => answer)
    },

    /** Asks those that gave no price once more, all at once. */
    async askAgain(lead: Lead, insurers: number | number[], caller: Caller): Promise<Answers> {
      const by = actorOf(caller, clock.now(), cause)
      const opened = await reopenQuotes(deps, lead.id, [...new Set([insurers].flat())], by)
      return answersOf(productOf(products, lead), opened).map(({ answer }) => answer)
    },
  }
}

/** Counts what each insurer says. */
const counted =
  ({ metrics }: Pick<Deps, 'metrics'>, ask: AskInsurer): AskInsurer =>
  async (asked, signal) => {
    const answer = await ask(asked, signal)
    const insurer = insurerById(asked.insurerId)?.key ?? 'unknown'
    const said = isPriced(answer) ? 'priced' : answer.unavailable.reason
    metrics.prices.inc({ product: asked.product.key, insurer, answer: said })
    return answer
  }

function isNamed(insurerId: number, searchText: string): boolean {
  const name = insurerById(insurerId)?.name ?? ''
  return name.toLowerCase().includes(searchText.trim().toLowerCase())
}
