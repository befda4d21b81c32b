import { Hono } from 'hono'
import {
  checkKycPapers,
  getKyc,
  getKycConfig,
  getKycServiceStatus,
  getKycStatus,
  startKycRedirect,
  verifyKycWithOtp,
} from '#contract/kyc/kyc.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import type { KycFinding } from '#machines/schemas/kyc.ts'
import type { Deps, Module } from '../deps.ts'
import { filesOf } from '../documents/file-store.ts'
import type { ServerEnv } from '../http/env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { verifyOtp } from './aadhaar-otp.ts'
import { replyOf } from './findings.ts'
import { kycPartner } from './kyc.partner.ts'
import { configOf, insurerOf } from './kyc-config.ts'
import { KycFault } from './kyc-fault.ts'
import { lookUp } from './look-up.ts'
import { ownerOf } from './owner.ts'
import { checkPapers } from './papers.ts'
import { startRedirect } from './redirect.ts'
import { returnRoute } from './return.route.ts'
import { readStatus } from './status.ts'

const hour = 3_600

/** Who the customer is, found out at the identity services and never taken from the browser. */
export const kyc: Module = (deps) => {
  const needs = { ...deps, partner: kycPartner(deps), files: filesOf(deps.config) }
  const answer = answering(deps)
  const times = limits.kyc.checksPerHour
  const countCheck = rateLimit(deps, { name: 'kyc-check', times, withinSeconds: hour })

  const calls = [
    serve(getKycConfig, ({ request: { insurerId, customerType } }) => ({
      status: 'success' as const,
      data: configOf(insurerOf(insurerId), customerType),
    })),
    serve(getKycServiceStatus, ({ request: { insurerId } }) => ({
      status: 'success' as const,
      data: { insurerId: insurerOf(insurerId).insurerId, available: needs.partner.isAvailable() },
    })),
    serve(getKyc, async ({ request, lead }) => {
      await countCheck(request.customerLeadId)
      return answer(() => lookUp(needs, ownerOf(lead), request))
    }),
    serve(verifyKycWithOtp, ({ request: { reference, otp }, lead }) =>
      answer(() => verifyOtp(needs, ownerOf(lead), reference, otp)),
    ),
    serve(checkKycPapers, async ({ request, lead }) => {
      await countCheck(request.customerLeadId)
      return answer(() => checkPapers(needs, ownerOf(lead), request))
    }),
    serve(getKycStatus, ({ request: { insurerId }, lead }) =>
      answer(() => readStatus(needs, ownerOf(lead), insurerId)),
    ),
    serve(startKycRedirect, async ({ request: { customerLeadId, insurerId }, lead }) => {
      await countCheck(customerLeadId)
      const url = await available(deps, () => startRedirect(needs, ownerOf(lead), insurerId))
      return { status: 'success' as const, data: { url } }
    }),
    returnRoute(needs),
  ]
  return calls.reduce((app, call) => app.route('/', call), new Hono<ServerEnv>())
}

/** Runs a check and spells what it found. */
const answering = (deps: Pick<Deps, 'log'>) => async (check: () => Promise<KycFinding>) =>
  replyOf(await available(deps, check))

/** That the identity services do not answer is a refusal to come again later. */
async function available<T>({ log }: Pick<Deps, 'log'>, check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof KycFault)) throw error
    log.warn({ kind: error.kind, code: error.code }, 'identity services failed')
    return refuse('unavailable', messages.kyc.unavailable, { retryAfterSeconds: 30 })
  }
}
