import { Hono } from 'hono'
import { generateSms, type LinkReply, sendEmail } from '#contract/desk/links.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import type { LinkKind } from '#machines/schemas/desk.ts'
import type { Lead } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { refuse } from '../http/refuse.ts'
import { type Asked, serve } from '../http/serve.ts'
import { linkSender, type PaymentLinks } from './send-link.ts'
import { byMail, bySms, byWhatsApp, type Way } from './ways.ts'

type Question = Pick<Asked<{ link: LinkKind }>, 'request' | 'lead' | 'asking'>

/** Links that an employee has sent to a customer, always to the customer's own number or address (register T18). */
export const linkRoutes =
  (paymentLinks: PaymentLinks): Module =>
  (deps) => {
    const send = linkSender(deps, paymentLinks)

    async function sent(question: Question, action: string, wayTo: (lead: Lead) => Way): Promise<LinkReply> {
      const { request, lead, asking } = question
      if (!lead || asking.employeeId === null) return refuse('unknown-journey')
      const way = wayTo(lead)
      const { employeeId } = asking
      const url = await send({ lead, link: request.link, employeeId, way, action })
      const data = { to: way.masked, ...(url !== undefined && { url }) }
      return { status: 'success', message: messages.desk.linkSent[way.name], data }
    }

    const sms = serve(generateSms, (question) => {
      const { link, channel } = question.request
      return sent(question, generateSms.path, (lead) =>
        channel === 'sms' ? bySms(deps, lead, link) : byWhatsApp(deps, lead, link),
      )
    })

    const mail = serve(sendEmail, (question) => {
      const { link, email } = question.request
      return sent(question, sendEmail.path, (lead) => byMail(deps, lead, link, email))
    })

    return new Hono<ServerEnv>().route('/', sms).route('/', mail)
  }
