import { Hono } from 'hono'
import { checkKycPapers, getKyc, getKycStatus, verifyKycWithOtp } from '#contract/kyc/kyc.calls.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve } from '../http/serve.ts'
import { verifyOtp } from './aadhaar-otp.ts'
import { available } from './available.ts'
import { replyOf } from './findings.ts'
import { countsOf } from './kyc-limits.ts'
import { lookUp } from './look-up.ts'
import { type KycNeeds, ownerOf } from './owner.ts'
import { checkPapers } from './papers.ts'
import { readStatus } from './status.ts'

/** The checks themselves; every one answers with what it found. */
export function checkRoutes(needs: KycNeeds): Hono<ServerEnv> {
  const { countCheck, countOtp } = countsOf(needs)

  const document = serve(getKyc, async ({ request, lead }) => {
    await countCheck(request.customerLeadId)
    if (request.docName === 'adhaar') await countOtp(request.customerLeadId)
    return replyOf(await available(needs, () => lookUp(needs, ownerOf(needs, lead), request)))
  })

  const otp = serve(verifyKycWithOtp, async ({ request: { reference, otp }, lead }) =>
    replyOf(await available(needs, () => verifyOtp(needs, ownerOf(needs, lead), reference, otp))),
  )

  const papers = serve(checkKycPapers, async ({ request, lead }) => {
    await countCheck(request.customerLeadId)
    return replyOf(await available(needs, () => checkPapers(needs, ownerOf(needs, lead), request)))
  })

  const status = serve(getKycStatus, async ({ request: { insurerId }, lead }) =>
    replyOf(await available(needs, () => readStatus(needs, ownerOf(needs, lead), insurerId))),
  )

  return [document, otp, papers, status].reduce((app, call) => app.route('/', call), new Hono<ServerEnv>())
}
