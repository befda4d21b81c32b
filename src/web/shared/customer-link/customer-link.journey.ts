import { fromPromise } from 'xstate'
import { generateSms, type LinkReply, sendEmail } from '#contract/desk/links.calls.ts'
import { customerLinkEvents, type WayName } from '#machines/purchase/links/customer-link.events.ts'
import {
  type CustomerLinkInput,
  customerLinkMachine,
  type LinkOutcome,
} from '#machines/purchase/links/customer-link.machine.ts'
import { type Sent, send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'
import { bodyOf } from '../../saving/calls.ts'

type Request = CustomerLinkInput & { by: WayName; email: string | undefined }

const sendLink = fromPromise<LinkOutcome, Request>(async ({ input: { leadId, link, by, email }, signal }) => {
  const of = { customerLeadId: leadId, link }
  if (by !== 'mail') return outcomeOf(await send(generateSms, { ...of, channel: by }, { signal }))
  const sent = await send(sendEmail, { ...of, ...(email !== undefined && { email }) }, { signal })
  return email === undefined && lacksAddress(sent) ? { kind: 'addressMissing' } : outcomeOf(sent)
})

function outcomeOf(sent: Sent<LinkReply>): LinkOutcome {
  const { data, message } = bodyOf(sent)
  return data.url === undefined
    ? { kind: 'sent', to: data.to, message }
    : { kind: 'ready', to: data.to, url: data.url }
}

const lacksAddress = (sent: Sent<LinkReply>) =>
  !sent.ok && sent.failure.issues?.some(({ path }) => path === 'email') === true

/** A link for a customer, sent by an employee. */
export const customerLinkJourney = defineJourney({
  machine: customerLinkMachine.provide({ actors: { sendLink } }),
  events: customerLinkEvents,
})
