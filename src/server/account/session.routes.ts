import { type Context, Hono } from 'hono'
import { logOut, readSession, renewSession, type WireSession } from '#contract/account/session.calls.ts'
import { dropLead } from '../access/lead-cookie.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { renew } from './refresh-token.ts'
import { dropSession, keepSession, refreshTokenIn } from './session-cookies.ts'
import { endAllSessions, endSession, findSession, liveSession } from './sessions.store.ts'
import { wireSessionOf } from './wire-session.ts'

const success = 'success' as const

/** Who is signed in, renewing that, and ending it. */
export const sessionRoutes: Module = (deps) => {
  const { db, clock } = deps

  async function sessionOf(id: string | null): Promise<WireSession> {
    const live = id === null ? undefined : await liveSession(db, id, clock.now())
    return live ? wireSessionOf(live) : { kind: 'anonymous' }
  }

  const read = serve(readSession, async ({ asking }) => ({
    status: success,
    data: await sessionOf(asking.sessionId),
  }))

  const refresh = serve(renewSession, async ({ c }) => {
    const renewed = await renew(deps, refreshTokenIn(c) ?? '')
    const data = await sessionOf(renewed?.session.id ?? null)
    if (!renewed || data.kind === 'anonymous') {
      dropSession(c, deps)
      return refuse('signed-out')
    }
    await keepSession(c, deps, renewed.session, renewed.refreshToken)
    return { status: success, data }
  })

  /** Also where the access token has lapsed: the refresh token says as well whose session it is. */
  async function leaving(c: Context<ServerEnv>): Promise<string | null> {
    const { sessionId } = c.var.asking
    const renewed = sessionId === null ? await renew(deps, refreshTokenIn(c) ?? '') : undefined
    return renewed?.session.id ?? sessionId
  }

  const leave = serve(logOut, async ({ request: { everywhere }, c }) => {
    const id = await leaving(c)
    const session = id === null ? undefined : await findSession(db, id)
    if (session) await endSession(db, session.id, { by: 'logout', at: clock.now() })
    if (session && everywhere) await endAllSessions(db, session, clock.now())
    dropSession(c, deps)
    dropLead(c, deps.config)
    return { status: success }
  })

  return new Hono<ServerEnv>().route('/', read).route('/', refresh).route('/', leave)
}
