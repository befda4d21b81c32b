import { Hono } from 'hono'
import { logOut, readSession, renewSession, type WireSession } from '#contract/account/session.calls.ts'
import { clearLeadCookies } from '../access/lead-cookie.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import { renewTokens } from './refresh-token.ts'
import { clearSessionCookies, refreshTokenIn, setSessionCookies } from './session-cookies.ts'
import { endAllSessions, endSession, findSession, liveSession } from './sessions.store.ts'
import { sessionHere } from './sign-in-here.ts'
import { wireSessionOf } from './wire-session.ts'

const success = 'success' as const

/** Who is signed in, renewing that, and ending it. */
export const sessionRoutes: Module = (deps) => {
  const { db, clock } = deps

  async function sessionOf(id: string | null): Promise<WireSession> {
    const live = id === null ? undefined : await liveSession(db, id, clock.now())
    return live ? wireSessionOf(live) : { kind: 'anonymous' }
  }

  const read = serve(readSession, async ({ caller }) => ({
    status: success,
    data: await sessionOf(caller.sessionId),
  }))

  const refresh = serve(renewSession, async ({ c }) => {
    const renewed = await renewTokens(deps, refreshTokenIn(c) ?? '')
    const data = await sessionOf(renewed?.session.id ?? null)
    if (!renewed || data.kind === 'anonymous') {
      clearSessionCookies(c, deps)
      return fail('signed-out')
    }
    await setSessionCookies(c, deps, renewed.session, renewed.refreshToken)
    return { status: success, data }
  })

  const leave = serve(logOut, async ({ request: { everywhere }, caller, c }) => {
    const id = caller.sessionId ?? (await sessionHere(c, deps))
    const session = id === undefined ? undefined : await findSession(db, id)
    if (session) await endSession(db, session.id, { by: 'logout', at: clock.now() })
    if (session && everywhere) await endAllSessions(db, session, clock.now())
    clearSessionCookies(c, deps)
    clearLeadCookies(c, deps.config)
    return { status: success }
  })

  return new Hono<ServerEnv>().route('/', read).route('/', refresh).route('/', leave)
}
