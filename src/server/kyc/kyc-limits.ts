import type { Context } from 'hono'
import { limits } from '#machines/reference/limits.ts'
import { kyc } from '#machines/reference/messages/kyc.ts'
import type { ServerEnv } from '../http/env.ts'
import { paidCalls } from '../http/paid-calls.ts'
import { rateLimit } from '../http/rate-limit.ts'
import type { KycDeps } from './owner.ts'

const withinSeconds = 3_600

/** Limits a journey's requests to the identity services, which cost money and could be used for guessing. */
export function countsOf(deps: Pick<KycDeps, 'db' | 'config' | 'random' | 'log'>) {
  const checks = rateLimit(deps, {
    name: 'kyc-check',
    times: limits.kyc.checksPerHour,
    withinSeconds,
    words: kyc.tooMany,
  })
  const otps = rateLimit(deps, { name: 'kyc-otp', times: limits.otp.sendsPerHour, withinSeconds })
  const [paidCheck, paidOtp] = [paidCalls(deps, 'kyc'), paidCalls(deps, 'aadhaar')]
  return {
    async countCheck(c: Context<ServerEnv>, journey: string): Promise<void> {
      await checks(journey)
      await paidCheck({ c, journey })
    },
    /** An OTP that the Aadhaar authority sends. */
    async countOtp(c: Context<ServerEnv>, journey: string): Promise<void> {
      await otps(journey)
      await paidOtp({ c, journey })
    },
  }
}
