import type { Session } from '../db/schema.ts'

const [second, hour] = [1_000, 3_600_000]

/** Of the access token, which scripts can read (decisions 12). */
export const accessMs = 900 * second

/** Of a session from its sign-in; renewing it does not prolong it. */
export const sessionMs: Record<Session['kind'], number> = {
  customer: 30 * 24 * hour,
  employee: 12 * hour,
  partner: 12 * hour,
}

/** How long a refresh token is still taken after its use, for the reply may have been lost. */
export const leewayMs = 30 * second
