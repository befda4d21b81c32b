import { limits } from '#machines/reference/limits.ts'
import { rateLimit } from '../http/rate-limit.ts'
import type { KycNeeds } from './owner.ts'

const withinSeconds = 3_600

/** Counts what a journey asks of the identity services, each of which costs money and could be guessed at. */
export const countsOf = (needs: Pick<KycNeeds, 'db' | 'config'>) => ({
  countCheck: rateLimit(needs, { name: 'kyc-check', times: limits.kyc.checksPerHour, withinSeconds }),
  countOtp: rateLimit(needs, { name: 'kyc-otp', times: limits.otp.sendsPerHour, withinSeconds }),
})
