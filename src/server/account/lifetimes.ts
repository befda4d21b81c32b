import { limits } from '#machines/reference/limits.ts'
import type { Session } from '../db/schema.ts'

const [second, hour] = [1_000, 3_600_000]

/** Lifetime of the access token, which scripts can read (ruling 12). */
export const accessMs = 900 * second

/** Lifetime of a session from its sign-in; renewing does not prolong it. */
const sessionMs: Record<Session['kind'], number> = {
  customer: 30 * 24 * hour,
  employee: 12 * hour,
  partner: 12 * hour,
}

/** A browser keeps a journey that was begun or opened with a session for no longer than that session may rest. */
const journeyMs = limits.leadCookieMs + accessMs

/**
 * For how long it may rest: whoever has not renewed it by then signs in again. Were it less than the browser keeps a
 * journey, an employee would go on in it as if they were its customer.
 */
const idleMs: Record<Session['kind'], number> = {
  customer: 14 * 24 * hour,
  employee: journeyMs,
  partner: journeyMs,
}

/** When a session ends that is renewed now. */
export function expiryOf({ kind, createdAt }: Pick<Session, 'kind' | 'createdAt'>, now: Date): Date {
  return new Date(Math.min(createdAt.getTime() + sessionMs[kind], now.getTime() + idleMs[kind]))
}

/** For so long after logging in somebody may change what logging in depends on, without another code. */
export const provedMs = 900 * second

/** How long a used refresh token is still accepted, in case the reply was lost. */
export const leewayMs = 30 * second
