import { Hono } from 'hono'
import { checkKycPapers, getKyc, getKycStatus, verifyKycWithOtp } from '#contract/kyc/kyc.calls.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve, serveLead } from '../http/serve.ts'
import { verifyOtp } from './aadhaar-otp.ts'
import { available } from './available.ts'
import { kycReplyOf } from './findings.ts'
import { countsOf } from './kyc-limits.ts'
import { lookUpIdentity } from './look-up.ts'
import { type KycDeps, kycOwnerOf } from './owner.ts'
import { checkPapers } from './papers.ts'
import { readStatus } from './status.ts'

/** The checks; each answers with its result. */
export function checkRoutes(deps: KycDeps): Hono<ServerEnv> {
  const { countCheck, countOtp } = countsOf(deps)

  const document = serveLead(getKyc, async ({ request, lead, c }) => {
    await countCheck(c, request.customerLeadId)
    if (request.docName === 'adhaar') await countOtp(c, request.customerLeadId)
    return kycReplyOf(
      await available(deps, () => lookUpIdentity(deps, kycOwnerOf(deps, lead, request.fullName), request)),
    )
  })

  const otp = serveLead(verifyKycWithOtp, async ({ request: { reference, otp }, lead }) =>
    kycReplyOf(await available(deps, () => verifyOtp(deps, kycOwnerOf(deps, lead), reference, otp))),
  )

  const papers = serveLead(checkKycPapers, async ({ request, lead, c }) => {
    await countCheck(c, request.customerLeadId)
    return kycReplyOf(
      await available(deps, () => checkPapers(deps, kycOwnerOf(deps, lead, request.fullName), request)),
    )
  })

  const status = serve(getKycStatus, async ({ request: { insurerId, customerLeadId } }) =>
    kycReplyOf(await available(deps, () => readStatus(deps, customerLeadId, insurerId))),
  )

  return [document, otp, papers, status].reduce((app, call) => app.route('/', call), new Hono<ServerEnv>())
}
