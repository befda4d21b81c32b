import { limits } from '#machines/reference/limits.ts'
import type { Config } from '../config.ts'

/** How many times more often than people the sandbox's visitors may try: `OTP_SENDS_PER_HOUR` widens all such limits. */
export const limitFactorOf = ({ otpSendsPerHour }: Pick<Config, 'otpSendsPerHour'>): number =>
  Math.max(1, Math.floor(otpSendsPerHour / limits.otp.sendsPerHour))
