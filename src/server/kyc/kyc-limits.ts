import { limits } from '#machines/reference/limits.ts'
import { kyc } from '#machines/reference/messages/kyc.ts'
import { rateLimit } from '../http/rate-limit.ts'
import type { KycDeps } from './owner.ts'

const withinSeconds = 3_600

/** Limits a journey's requests to the identity services, which cost money and could be used for guessing. */
export const countsOf = (deps: Pick<KycDeps, 'db' | 'config'>) => ({
  countCheck: rateLimit(deps, {
    name: 'kyc-check',
    times: limits.kyc.checksPerHour,
    withinSeconds,
    words: kyc.tooMany,
  }),
  countOtp: rateLimit(deps, { name: 'kyc-otp', times: limits.otp.sendsPerHour, withinSeconds }),
})
