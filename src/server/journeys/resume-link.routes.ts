import { Hono } from 'hono'
import { openResumeLink, sendResumeLink } from '#contract/journey/resume-link.calls.ts'
import { productOf, products } from '#machines/products.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { maskEmail, maskMobile } from '#machines/rules/mask.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { serve, serveLead } from '../http/serve.ts'
import { resumeMail } from '../messages/mail-templates.ts'
import { sendMail } from '../messages/send-mail.ts'
import { sendSms } from '../messages/send-sms.ts'
import { resumeSms } from '../messages/sms-templates.ts'
import { readResumeLink, signResumeLink } from './resume-link-store.ts'

const withinSeconds = 3_600

/** Links to continue a journey on another device: requested by anyone who may open it, followed by anyone who has it. */
export const resumeLinkRoutes: Module = (deps) => {
  const limit = (name: string, times: number) =>
    rateLimit(deps, { name, times, withinSeconds, words: messages.resume.moreLinks })
  const countForLead = limit('resume-link-lead', limits.resumeLink.sendsPerHour)
  const countForSender = limit('resume-link-address', 20)

  const open = serve(openResumeLink, async ({ request }) => {
    const leadId = await readResumeLink(deps, request.token)
    const lead = leadId && (await findLead(deps.db, leadId))
    if (!lead) return fail('gone')
    const { id: customerLeadId, mobile } = lead
    return {
      status: 'success' as const,
      data: { customerLeadId, ...(mobile && { mobile: maskMobile(mobile) }) },
    }
  })

  const sendTo: Record<'sms' | 'mail', (lead: Lead) => Promise<string>> = {
    sms: async ({ id, mobile, language, quoteType }) => {
      if (!mobile) return fail('not-now', messages.resume.noMobile)
      const { title } = productOf(products, { quoteType })
      const { url } = await signResumeLink(deps, id, language)
      await sendSms(deps, { mobile, language }, resumeSms(url, title))
      return maskMobile(mobile)
    },
    mail: async (lead) => {
      const email = recordOf(deps, lead).customer?.email
      if (!email) return fail('not-now', messages.resume.noEmail)
      const { id, language } = lead
      const { title } = productOf(products, lead)
      const { url } = await signResumeLink(deps, id, language)
      await sendMail(deps, { email, language }, resumeMail(url, title))
      return maskEmail(email)
    },
  }

  const sendLink = serveLead(sendResumeLink, async ({ request, lead, c }) => {
    await countForSender(clientAddressOf(c))
    await countForLead(lead.id)
    return { status: 'success' as const, data: { to: await sendTo[request.by](lead) } }
  })

  return new Hono<ServerEnv>().route('/', open).route('/', sendLink)
}
