import { fromPromise } from 'xstate'
import { shareQuotes as shareQuotesCall } from '#contract/quotes/shared-quotes.calls.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { saving } from '../journey/actors.ts'
import { bodyOf } from '../journey/calls.ts'
import { send } from '../journey/send.ts'

export { askQuotes } from './ask-quotes.ts'

export const savePlan = saving(7)

export const shareQuotes = fromPromise<{ url: string }, { record: MotorRecord }>(
  async ({ input, signal }) => {
    const sent = await send(shareQuotesCall, { customerLeadId: input.record.leadId }, { signal })
    return bodyOf(sent).data
  },
)
