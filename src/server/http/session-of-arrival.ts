import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SessionView } from '#machines/account/session/session.known.ts'

/** A browser with a session cookie has its page read the session; all others are anonymous at once. */
export const sessionOfArrival = (c: Context): SessionView => ({
  kind: getCookie(c, 'signed_in') === undefined ? 'anonymous' : 'starting',
  role: 'anonymous',
})
