import { Hono } from 'hono'
import { sendOwnerCode, verifyOwnerCode } from '#contract/journey/owner.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { maskMobile } from '#machines/rules/mask.ts'
import { issueCode, useCode } from '../codes/codes.store.ts'
import type { Module } from '../deps.ts'
import { addressOf } from '../http/address.ts'
import type { ServerEnv } from '../http/env.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { keepLead } from '../http/lead-cookie.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { sendSms } from '../messages/send-sms.ts'
import { codeSms } from '../messages/sms-templates.ts'
import { findLead, setOwner } from './journeys.store.ts'
import { spendResumeLink } from './resume-link-store.ts'

const hour = 3_600
const purpose = 'owner'

/**
 * How a browser that did not begin a journey proves that it may go on with it (decisions 13). A lead that
 * nobody knows is answered like any other.
 */
export const ownerRoutes: Module = (deps) => {
  const { db, config, log, clock } = deps
  const times = limits.otp.sendsPerHour
  const countForLead = rateLimit(deps, { name: 'owner-code-lead', times, withinSeconds: hour })
  const countForSender = rateLimit(deps, { name: 'owner-code-address', times: 20, withinSeconds: hour })
  const countTry = rateLimit(deps, { name: 'owner-try-address', times: 50, withinSeconds: hour })

  const send = serve(sendOwnerCode, async ({ request: { customerLeadId }, c }) => {
    await countForSender(addressOf(c))
    await countForLead(customerLeadId)
    const lead = await findLead(db, customerLeadId)
    if (lead?.mobile) await sendCode(lead.id, lead.mobile)
    const mobile = lead?.mobile ?? inventedMobile(config.secrets.signing, customerLeadId)
    return { status: 'success' as const, data: { mobile: maskMobile(mobile) } }
  })

  async function sendCode(subject: string, mobile: string): Promise<void> {
    const code = await issueCode(deps, { purpose, subject, digits: limits.otp.digits.customer })
    await sendSms(deps, mobile, codeSms(code)).catch((error) => {
      log.warn({ err: error }, 'code not sent')
      refuse('unavailable', messages.account.otpNotSent)
    })
  }

  const verify = serve(verifyOwnerCode, async ({ request: { customerLeadId, otp, link }, c }) => {
    await countTry(addressOf(c))
    if (!(await useCode(deps, { purpose, subject: customerLeadId, code: otp }))) {
      refuse('invalid', undefined, { issues: [{ path: 'otp', message: messages.account.invalidOtp }] })
    }
    if (link) await spendResumeLink(deps, link)
    await setOwner(db, customerLeadId, await keepLead(c, deps, customerLeadId), clock.now())
    return { status: 'success' as const, data: { customerLeadId } }
  })

  return new Hono<ServerEnv>().route('/', send).route('/', verify)
}

/** The same for the same lead at every asking, as a real number would be. */
function inventedMobile(secret: string, leadId: string): string {
  const digits = Buffer.from(keyedHash(secret, leadId)).map((byte) => byte % 10)
  return `9${[...digits].slice(0, 9).join('')}`
}
