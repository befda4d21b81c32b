import { fromPromise } from 'xstate'
import { choosePlanAgain } from '#contract/proposal/proposal.calls.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { send } from '../../api-client/send.ts'
import { bodyOf } from '../../saving/calls.ts'
import { outbox } from '../../saving/tab-outbox.ts'

/** Gives up the plan, or reopens the proposal; no answer is lost. */
export const leavePlan = fromPromise<{ version: number }, { record: JourneyRecord }>(
  async ({ input: { record } }) => {
    const { data } = bodyOf(await send(choosePlanAgain, { customerLeadId: record.leadId }))
    outbox.learnVersion(record.leadId, data.version)
    return data
  },
)
