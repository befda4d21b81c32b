import { Hono } from 'hono'
import { generateSms, type LinkKind, sendEmail } from '#contract/desk/links.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { maskEmail, maskMobile } from '#machines/rules/mask.ts'
import { auditDeed } from '../audit/audit.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps, Module } from '../deps.ts'
import type { Mover } from '../engine/log-moves.ts'
import type { ServerEnv } from '../http/env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { type Asked, serve } from '../http/serve.ts'
import { recordOf } from '../journeys/journeys.store.ts'
import { signResumeLink } from '../journeys/resume-link-store.ts'
import { sendMail } from '../messages/send-mail.ts'
import { sendSms } from '../messages/send-sms.ts'
import { mailFor, smsFor } from './link-messages.ts'

const { linksPerHour } = limits.desk
const withinSeconds = 3_600
const { desk, failure } = messages

/** The page on which a journey's customer pays; the money's own module knows how it is made. */
export type PaymentLinks = (deps: Deps) => (lead: Lead, by: Mover) => Promise<string | undefined>
type Question = Pick<Asked<{ link: LinkKind }>, 'request' | 'lead' | 'asking'>

/** Links that an employee has sent to a customer, always to the customer's own number or address (register T18). */
export const linkRoutes =
  (paymentLinks: PaymentLinks): Module =>
  (deps) => {
    const { db, clock, log } = deps
    const paymentLinkOf = paymentLinks(deps)
    const countForJourney = rateLimit(deps, {
      name: 'link-lead',
      times: linksPerHour.journey,
      withinSeconds,
    })
    const countForEmployee = rateLimit(deps, {
      name: 'link-employee',
      times: linksPerHour.employee,
      withinSeconds,
    })

    /** Makes the link, sends it, and writes down to whom it went. */
    async function sent(
      { request: { link }, lead, asking: { employeeId } }: Question,
      action: string,
      way: { by: string; to: (lead: Lead) => string; send: (lead: Lead, url: string) => Promise<unknown> },
    ) {
      if (!lead || employeeId === null) return refuse('unknown-journey')
      const masked = way.to(lead)
      await countForEmployee(employeeId)
      await countForJourney(lead.id)
      const at = clock.now()
      const by: Mover = { actor: 'employee', actorId: employeeId, at, cause: action }
      const url =
        link === 'resume' ? (await signResumeLink(deps, lead.id)).url : await paymentLinkOf(lead, by)
      if (url === undefined) return refuse('not-now', desk.notPayable)
      await way.send(lead, url).catch((error) => {
        log.warn({ err: error }, 'link not sent')
        refuse('unavailable', failure.unexpected)
      })
      const fields = [{ field: `link.${link}`, from: null, to: `${way.by} to ${masked}` }]
      await auditDeed(db, { leadId: lead.id, employeeId, action, at, fields })
      return { url, to: masked }
    }

    const sms = serve(generateSms, async (question) => {
      const { link, channel } = question.request
      const text = (url: string) => smsFor[link](url).text
      const way = {
        by: channel,
        to: (lead: Lead) => maskMobile(mobileOf(lead)),
        send: async (lead: Lead, url: string) =>
          channel === 'sms' && sendSms(deps, mobileOf(lead), smsFor[link](url)),
      }
      const { url, to } = await sent(question, generateSms.path, way)
      const opened = question.lead && whatsApp(mobileOf(question.lead), text(url))
      const data = { to, ...(channel === 'whatsapp' && opened && { url: opened }) }
      return { status: 'success' as const, message: desk.linkSent[channel], data }
    })

    const mail = serve(sendEmail, async (question) => {
      const { link, email } = question.request
      const way = {
        by: 'mail',
        to: (lead: Lead) => maskEmail(emailOf(lead, email)),
        send: (lead: Lead, url: string) => sendMail(deps, emailOf(lead, email), mailFor[link](url)),
      }
      const { to } = await sent(question, sendEmail.path, way)
      return { status: 'success' as const, message: desk.linkSent.mail, data: { to } }
    })

    return new Hono<ServerEnv>().route('/', sms).route('/', mail)
  }

const mobileOf = ({ mobile }: Lead): string => mobile ?? refuse('not-now', desk.noMobile)

/** The journey's own address; one that is given counts only where the journey has none. */
function emailOf(lead: Lead, given: string | undefined): string {
  const { person, customer } = recordOf(lead)
  const known = person?.email || customer?.email
  if (known) return given === undefined || given === known ? known : refuseEmail(desk.otherEmail)
  return given ?? refuseEmail(desk.noEmail)
}

const refuseEmail = (message: string) =>
  refuse('invalid', undefined, { issues: [{ path: 'email', message }] })

const whatsApp = (mobile: string, text: string) =>
  `https://wa.me/91${mobile}?text=${encodeURIComponent(text)}`
