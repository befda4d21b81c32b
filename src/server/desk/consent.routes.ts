import { Hono } from 'hono'
import { askConsent, giveConsent } from '#contract/desk/consent.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { maskMobile } from '#machines/rules/mask.ts'
import { auditDeed } from '../audit/audit.store.ts'
import { type CodeVerdict, issueCode, tryCode } from '../codes/codes.store.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { sendAwaitedSms } from '../messages/send-awaited-sms.ts'
import { namesOf } from './colleagues.store.ts'
import { recordConsent } from './record-consent.ts'
import { codeFor, requestedConsent } from './requested-consent.ts'

const { sendsPerHour, triesPerHour } = limits.consent
const { account, desk } = messages
const withinSeconds = 3_600

/**
 * A customer's consent to an employee: a code to the customer's phone, which they
 * tell the employee who asked (ruling 9).
 */
export const consentRoutes: Module = (deps) => {
  const { db, clock } = deps
  const limit = (name: string, times: number) => rateLimit(deps, { name, times, withinSeconds })
  const countForMobile = limit('consent-mobile', sendsPerHour.mobile)
  const countForEmployee = limit('consent-employee', sendsPerHour.employee)
  const countTry = limit('consent-try-employee', triesPerHour)

  const ask = serve(askConsent, async (question) => {
    const { lead, employeeId, consent } = await requestedConsent(db, question)
    if (!lead.mobile) return fail('not-now', desk.noMobile)
    await countForEmployee(employeeId)
    await countForMobile(lead.mobile)
    const name = (await namesOf(db, [employeeId])).get(employeeId) ?? employeeId
    const code = codeFor(lead.id, employeeId, consent)
    const sent = await issueCode(deps, { ...code, digits: limits.otp.digits.customer })
    const to = { mobile: lead.mobile, language: lead.language }
    await sendAwaitedSms(deps, to, consent.sms(sent, name))
    const fields = [{ field: 'consent.asked', from: null, to: consent.purpose }]
    await auditDeed(db, { leadId: lead.id, employeeId, action: askConsent.path, at: clock.now(), fields })
    return { status: 'success' as const, data: { mobile: maskMobile(lead.mobile) } }
  })

  const give = serve(giveConsent, async (question) => {
    const { lead, employeeId, consent } = await requestedConsent(db, question)
    await countTry(employeeId)
    const { otp } = question.request
    const verdict = await tryCode(deps, { ...codeFor(lead.id, employeeId, consent), code: otp })
    if (verdict !== 'right') return rejectCode(verdict)
    const expiresAt = await recordConsent(deps, { leadId: lead.id, employeeId, consent })
    const data = { customerLeadId: lead.id, expiresAt: expiresAt.toISOString() }
    return { status: 'success' as const, data }
  })

  return new Hono<ServerEnv>().route('/', ask).route('/', give)
}

/** A used-up code is `gone`: another one is needed. */
function rejectCode(verdict: Exclude<CodeVerdict, 'right'>): never {
  if (verdict === 'expired') return fail('gone', account.otpExpired)
  if (verdict === 'tries used') return fail('gone', account.otpTriesUsed)
  return fail('invalid', undefined, { issues: [{ path: 'otp', message: account.invalidOtp }] })
}
