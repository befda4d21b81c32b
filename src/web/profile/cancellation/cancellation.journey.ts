import { fromPromise } from 'xstate'
import * as calls from '#contract/policy/cancellation.calls.ts'
import { cancellationEvents } from '#machines/purchase/cancellation/cancellation.events.ts'
import {
  type CancellationConfirmed,
  cancellationMachine,
} from '#machines/purchase/cancellation/cancellation.machine.ts'
import type { CancellationStatus } from '#machines/schemas/cancellation.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'
import { bodyOf } from '../../saving/calls.ts'

const readCancellation = fromPromise<CancellationStatus, { leadId: string }>(
  async ({ input: { leadId }, signal }) =>
    bodyOf(await send(calls.readCancellation, { customerLeadId: leadId }, { signal })).data,
)

const cancelPolicy = fromPromise<CancellationStatus, CancellationConfirmed>(
  async ({ input: { leadId, ...confirmed } }) =>
    bodyOf(await send(calls.cancelPolicy, { customerLeadId: leadId, ...confirmed })).data,
)

export const cancellationJourney = defineJourney({
  machine: cancellationMachine.provide({ actors: { readCancellation, cancelPolicy } }),
  events: cancellationEvents,
  answers: (_, { status }) => (status?.state === 'offered' ? { allowed: status.reasons } : {}),
})
