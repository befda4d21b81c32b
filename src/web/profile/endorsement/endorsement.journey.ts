import { fromPromise } from 'xstate'
import * as calls from '#contract/policy/endorsement.calls.ts'
import { endorsementEvents } from '#machines/purchase/endorsement/endorsement.events.ts'
import {
  type EndorsementAsked,
  endorsementMachine,
} from '#machines/purchase/endorsement/endorsement.machine.ts'
import type { EndorsementStatus } from '#machines/schemas/endorsement.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'
import { bodyOf } from '../../saving/calls.ts'

const readEndorsement = fromPromise<EndorsementStatus, { leadId: string }>(
  async ({ input: { leadId }, signal }) =>
    bodyOf(await send(calls.readEndorsement, { customerLeadId: leadId }, { signal })).data,
)

const endorsePolicy = fromPromise<EndorsementStatus, EndorsementAsked>(
  async ({ input: { leadId, subject, answers } }) => {
    const request = { customerLeadId: leadId, subject, answers: { ...answers } }
    return bodyOf(await send(calls.endorsePolicy, request)).data
  },
)

const subjects = { 'nominee.changed': 'nominee', 'contact.changed': 'contact' } as const

export const endorsementJourney = defineJourney({
  machine: endorsementMachine.provide({ actors: { readEndorsement, endorsePolicy } }),
  events: endorsementEvents,
  /** As the policy has it. */
  answers: (asks, { status }) => {
    const subject = subjects[asks as keyof typeof subjects]
    return (status?.state === 'offered' && status.known[subject]) || {}
  },
  draftOf: (_, { leadId }) => leadId,
})
