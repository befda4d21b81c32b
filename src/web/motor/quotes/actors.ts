import { fromPromise } from 'xstate'
import { readPreviousRun } from '#contract/quotes/previous-run.calls.ts'
import { planFromQuoteResult } from '#contract/quotes/quote-result.codec.ts'
import { shareQuotes as shareQuotesCall } from '#contract/quotes/shared-quotes.calls.ts'
import type { EarlierPrices } from '#machines/motor/quote-list/earlier-prices.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { send } from '../../api-client/send.ts'
import { savingActor } from '../../saving/actors.ts'
import { bodyOf } from '../../saving/calls.ts'

export { askQuotes } from './ask-quotes.ts'

export const savePlan = savingActor<MotorRecord>(7)

/** Prices that cannot be compared are dropped. */
export const readEarlier = fromPromise<EarlierPrices | null, { leadId: string }>(
  async ({ input, signal }) => {
    const sent = await send(readPreviousRun, { customerLeadId: input.leadId }, { signal })
    const { data } = bodyOf(sent)
    if (!data) return null
    const plans = data.quotes.map(planFromQuoteResult)
    return { ...data, offers: Object.fromEntries(plans.map((plan) => [plan.insurerId, plan])) }
  },
)

export const shareQuotes = fromPromise<{ url: string }, { record: MotorRecord }>(
  async ({ input, signal }) => {
    const sent = await send(shareQuotesCall, { customerLeadId: input.record.leadId }, { signal })
    return bodyOf(sent).data
  },
)
