import { Hono } from 'hono'
import { sendOwnerCode, verifyOwnerCode } from '#contract/journey/owner.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { waitUntil } from '#machines/reference/messages/wait-until.ts'
import { messages } from '#machines/reference/messages.ts'
import { maskMobile } from '#machines/rules/mask.ts'
import { keepLead } from '../access/lead-cookie.ts'
import { findLead, setOwner } from '../access/leads.store.ts'
import { issueCode, tryCode, type Verdict } from '../codes/codes.store.ts'
import type { Module } from '../deps.ts'
import { addressOf } from '../http/address.ts'
import type { Asking } from '../http/asking.ts'
import type { ServerEnv } from '../http/env.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { sendSms } from '../messages/send-sms.ts'
import { codeSms } from '../messages/sms-templates.ts'
import { spendResumeLink } from './resume-link-store.ts'

const hour = 3_600
const purpose = 'owner'

/**
 * How a browser that did not begin a journey proves that it may go on with it (decisions 13). A lead that
 * nobody knows is answered like any other.
 */
export const ownerRoutes: Module = (deps) => {
  const { db, config, log, clock } = deps
  const limit = (name: string, times: number, words: (time: string) => string) =>
    rateLimit(deps, { name, times, withinSeconds: hour, words })
  const countForLead = limit('owner-code-lead', limits.otp.sendsPerHour, waitUntil.moreCodes)
  const countForSender = limit('owner-code-address', 20, waitUntil.moreCodes)
  const countTry = limit('owner-try-address', 50, waitUntil.moreTries)

  const send = serve(sendOwnerCode, async ({ request: { customerLeadId }, asking, c }) => {
    refuseEmployees(asking)
    await countForSender(addressOf(c))
    await countForLead(customerLeadId)
    const lead = await findLead(db, customerLeadId)
    const code = await issueCode(deps, {
      purpose,
      subject: customerLeadId,
      digits: limits.otp.digits.customer,
    })
    if (lead?.mobile) await sendCode(lead.mobile, code)
    const mobile = lead?.mobile ?? inventedMobile(config.secrets.signing, customerLeadId)
    return { status: 'success' as const, data: { mobile: maskMobile(mobile) } }
  })

  async function sendCode(mobile: string, code: string): Promise<void> {
    await sendSms(deps, mobile, codeSms(code)).catch((error) => {
      log.warn({ err: error }, 'code not sent')
      refuse('unavailable', messages.account.otpNotSent)
    })
  }

  const verify = serve(verifyOwnerCode, async ({ request: { customerLeadId, otp, link }, asking, c }) => {
    refuseEmployees(asking)
    await countTry(addressOf(c))
    const verdict = await tryCode(deps, { purpose, subject: customerLeadId, code: otp })
    if (verdict !== 'right') refuseCode(verdict)
    if (link) await spendResumeLink(deps, link)
    await setOwner(db, customerLeadId, await keepLead(c, deps, customerLeadId), clock.now())
    return { status: 'success' as const, data: { customerLeadId } }
  })

  return new Hono<ServerEnv>().route('/', send).route('/', verify)
}

/** To an employee a customer's journey opens by consent, which is written down, and never as their own (decisions 9). */
function refuseEmployees({ employeeId }: Asking): void {
  if (employeeId !== null) refuse('not-allowed', messages.desk.askAtDesk)
}

/** A wrong code may be given again; one that is spent may not, and says so with `gone`. */
function refuseCode(verdict: Exclude<Verdict, 'right'>): never {
  const { invalidOtp: message, otpExpired, otpTriesUsed } = messages.account
  if (verdict === 'wrong') return refuse('invalid', undefined, { issues: [{ path: 'otp', message }] })
  return refuse('gone', verdict === 'expired' ? otpExpired : otpTriesUsed)
}

/** The same for the same lead at every asking, as a real number would be. */
function inventedMobile(secret: string, leadId: string): string {
  const digits = Buffer.from(keyedHash(secret, leadId)).map((byte) => byte % 10)
  return `9${[...digits].slice(0, 9).join('')}`
}
