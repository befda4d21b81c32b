import { fromPromise } from 'xstate'
import { sendResumeLink } from '#contract/journey/resume-link.calls.ts'
import { sendLinkEvents } from '#machines/purchase/links/send-link.events.ts'
import { type Carrier, sendLinkMachine } from '#machines/purchase/links/send-link.machine.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../journey.ts'

const sendLink = fromPromise<{ to: string }, { leadId: string; by: Carrier }>(async ({ input, signal }) => {
  const sent = await send(sendResumeLink, { customerLeadId: input.leadId, by: input.by }, { signal })
  if (sent.ok) return sent.body.data
  throw new Error(sent.failure.message)
})

export const sendLinkJourney = defineJourney({
  machine: sendLinkMachine.provide({ actors: { sendLink } }),
  events: sendLinkEvents,
})
