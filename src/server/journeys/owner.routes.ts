import { Hono } from 'hono'
import { sendOwnerCode, verifyOwnerCode } from '#contract/journey/owner.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import { messages } from '#machines/reference/messages.ts'
import { maskMobile } from '#machines/rules/mask.ts'
import { setLeadCookies } from '../access/lead-cookie.ts'
import { findLead, setOwner } from '../access/leads.store.ts'
import { type CodeVerdict, issueCode, tryCode } from '../codes/codes.store.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import { askedLanguage } from '../http/asked-language.ts'
import type { Caller } from '../http/caller.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { sendAwaitedSms } from '../messages/send-awaited-sms.ts'
import { codeSms } from '../messages/sms-templates.ts'
import { spendResumeLink } from './resume-link-store.ts'

const hour = 3_600
const purpose = 'owner'

/**
 * How a browser that did not start a journey proves that it may continue it (ruling 13). An
 * unknown lead is answered like any other.
 */
export const ownerRoutes: Module = (deps) => {
  const { db, config, clock } = deps
  const limit = (name: string, times: number, words: (time: string) => string) =>
    rateLimit(deps, { name, times, withinSeconds: hour, words })
  const countForLead = limit('owner-code-lead', limits.otp.sendsPerHour, retryAfterMessage.moreCodes)
  const countForSender = limit('owner-code-address', 20, retryAfterMessage.moreCodes)
  const countTry = limit('owner-try-address', 50, retryAfterMessage.moreTries)

  const send = serve(sendOwnerCode, async ({ request: { customerLeadId }, caller, c }) => {
    rejectEmployees(caller)
    await countForSender(clientAddressOf(c))
    await countForLead(customerLeadId)
    const lead = await findLead(db, customerLeadId)
    const code = await issueCode(deps, {
      purpose,
      subject: customerLeadId,
      digits: limits.otp.digits.customer,
    })
    if (lead?.mobile)
      await sendAwaitedSms(deps, { mobile: lead.mobile, language: askedLanguage(c) }, codeSms(code))
    const mobile = lead?.mobile ?? inventedMobile(config.secrets.signing, customerLeadId)
    return { status: 'success' as const, data: { mobile: maskMobile(mobile) } }
  })

  const verify = serve(verifyOwnerCode, async ({ request: { customerLeadId, otp, link }, caller, c }) => {
    rejectEmployees(caller)
    await countTry(clientAddressOf(c))
    const verdict = await tryCode(deps, { purpose, subject: customerLeadId, code: otp })
    if (verdict !== 'right') {
      c.var.log.warn({ signIn: 'owner', refusedFor: verdict }, 'sign-in refused')
      rejectCode(verdict)
    }
    if (link) await spendResumeLink(deps, link)
    await setOwner(db, customerLeadId, await setLeadCookies(c, deps, { id: customerLeadId }), clock.now())
    return { status: 'success' as const, data: { customerLeadId } }
  })

  return new Hono<ServerEnv>().route('/', send).route('/', verify)
}

/** For an employee a customer's journey opens by consent, which is logged, and never as its owner (ruling 9). */
function rejectEmployees({ employeeId }: Caller): void {
  if (employeeId !== null) fail('not-allowed', messages.desk.askAtDesk)
}

/** After a wrong code another attempt is possible; a used-up code answers `gone`. */
function rejectCode(verdict: Exclude<CodeVerdict, 'right'>): never {
  const { invalidOtp: message, otpExpired, otpTriesUsed } = messages.account
  if (verdict === 'wrong') return fail('invalid', undefined, { issues: [{ path: 'otp', message }] })
  return fail('gone', verdict === 'expired' ? otpExpired : otpTriesUsed)
}

/** Always the same for the same lead, like a real number. */
function inventedMobile(secret: string, leadId: string): string {
  const digits = Buffer.from(keyedHash(secret, leadId)).map((byte) => byte % 10)
  return `9${[...digits].slice(0, 9).join('')}`
}
