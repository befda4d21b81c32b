import { Hono } from 'hono'
import { generateSms, type LinkReply, sendEmail } from '#contract/desk/links.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import type { LinkKind } from '#machines/schemas/desk.ts'
import type { Lead } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { type CallContext, serveLead } from '../http/serve.ts'
import { linkSender, type PaymentLinks } from './send-link.ts'
import { byMail, bySms, byWhatsApp, type DeliveryChannel } from './ways.ts'

type LinkRequest = Pick<CallContext<{ link: LinkKind }, Lead>, 'request' | 'lead' | 'caller'>

/** Links that an employee has sent to a customer, always to the customer's own number or address (T18). */
export const linkRoutes =
  (paymentLinks: PaymentLinks): Module =>
  (deps) => {
    const send = linkSender(deps, paymentLinks)

    async function sent(
      question: LinkRequest,
      action: string,
      wayTo: (lead: Lead) => DeliveryChannel,
    ): Promise<LinkReply> {
      const { request, lead, caller } = question
      if (caller.employeeId === null) return fail('unknown-journey')
      const way = wayTo(lead)
      const { employeeId } = caller
      const url = await send({ lead, link: request.link, employeeId, way, action })
      const data = { to: way.masked, ...(url !== undefined && { url }) }
      return { status: 'success', message: messages.desk.linkSent[way.name], data }
    }

    const sms = serveLead(generateSms, (question) => {
      const { link, channel } = question.request
      return sent(question, generateSms.path, (lead) =>
        channel === 'sms' ? bySms(deps, lead, link) : byWhatsApp(deps, lead, link),
      )
    })

    const mail = serveLead(sendEmail, (question) => {
      const { link, email } = question.request
      return sent(question, sendEmail.path, (lead) => byMail(deps, lead, link, email))
    })

    return new Hono<ServerEnv>().route('/', sms).route('/', mail)
  }
