import { Hono } from 'hono'
import { askConsent, giveConsent } from '#contract/desk/consent.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { maskMobile } from '#machines/rules/mask.ts'
import { auditDeed } from '../audit/audit.store.ts'
import { insertConsent } from '../audit/consents.store.ts'
import { issueCode, tryCode, type Verdict } from '../codes/codes.store.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { type Asked, serve } from '../http/serve.ts'
import { findLead } from '../journeys/journeys.store.ts'
import { sendSms } from '../messages/send-sms.ts'
import { namesOf } from './colleagues.store.ts'
import { codeFor, consentAsked } from './consent-asked.ts'

const { hours, sendsPerHour, triesPerHour } = limits.consent
const withinSeconds = 3_600
const { account, desk } = messages

type Question = Pick<
  Asked<{ customerLeadId: string; purpose: 'access' | 'premium' }>,
  'request' | 'asking' | 'c'
>

/** A customer's yes to an employee: a code to the customer's own phone, told to the employee who asked (decisions 9). */
export const consentRoutes: Module = (deps) => {
  const { db, clock, random, log } = deps
  const limit = (name: string, times: number) => rateLimit(deps, { name, times, withinSeconds })
  const countForMobile = limit('consent-mobile', sendsPerHour.mobile)
  const countForEmployee = limit('consent-employee', sendsPerHour.employee)
  const countTry = limit('consent-try-employee', triesPerHour)

  /** Only who may open a journey asks for a yes to its premium; to ask for access needs nothing but its id. */
  async function asked({ request: { customerLeadId, purpose }, asking: { employeeId }, c }: Question) {
    if (employeeId === null) return refuse('not-allowed')
    const question = { key: 'customerLeadId', value: customerLeadId, action: askConsent.path } as const
    const lead = purpose === 'premium' ? await c.var.openLead(question) : await findLead(db, customerLeadId)
    if (!lead) return refuse('unknown-journey')
    const consent = await consentAsked(db, lead, purpose)
    return { lead, employeeId, consent, code: codeFor(lead.id, employeeId, consent) }
  }

  const ask = serve(askConsent, async (question) => {
    const { lead, employeeId, consent, code } = await asked(question)
    if (!lead.mobile) return refuse('not-now', desk.noMobile)
    await countForEmployee(employeeId)
    await countForMobile(lead.mobile)
    const name = (await namesOf(db, [employeeId])).get(employeeId) ?? employeeId
    const digits = limits.otp.digits.customer
    await sendSms(deps, lead.mobile, consent.sms(await issueCode(deps, { ...code, digits }), name)).catch(
      (error) => {
        log.warn({ err: error }, 'consent code not sent')
        refuse('unavailable', account.otpNotSent)
      },
    )
    const fields = [{ field: 'consent.asked', from: null, to: consent.purpose }]
    await auditDeed(db, { leadId: lead.id, employeeId, action: askConsent.path, at: clock.now(), fields })
    return { status: 'success' as const, data: { mobile: maskMobile(lead.mobile) } }
  })

  const give = serve(giveConsent, async (question) => {
    const { lead, employeeId, consent, code } = await asked(question)
    await countTry(employeeId)
    const verdict = await tryCode(deps, { ...code, code: question.request.otp })
    if (verdict !== 'right')
      return refuse('invalid', undefined, { issues: [{ path: 'otp', message: words[verdict] }] })
    const givenAt = clock.now()
    const expiresAt = new Date(givenAt.getTime() + hours * 3_600_000)
    const { purpose, detail } = consent
    const of = { leadId: lead.id, employeeId }
    await db.transaction(async (tx) => {
      await insertConsent(tx, { id: random.id(), ...of, purpose, detail, givenAt, expiresAt })
      const to = { until: expiresAt.toISOString(), ...detail }
      const fields = Object.entries(to).map(([key, value]) => ({
        field: `consent.${purpose}.${key}`,
        from: null,
        to: value,
      }))
      await auditDeed(tx, { ...of, action: giveConsent.path, at: givenAt, fields })
    })
    return {
      status: 'success' as const,
      data: { customerLeadId: lead.id, expiresAt: expiresAt.toISOString() },
    }
  })

  return new Hono<ServerEnv>().route('/', ask).route('/', give)
}

const words: Record<Exclude<Verdict, 'right'>, string> = {
  wrong: account.invalidOtp,
  expired: account.otpExpired,
  'tries used': account.otpTriesUsed,
}
