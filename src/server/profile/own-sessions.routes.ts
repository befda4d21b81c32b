import { Hono } from 'hono'
import { endOwnSession, readSessions } from '#contract/profile/own-sessions.calls.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { leadOwnerOf } from '../access/lead-owner.ts'
import { endSession, provedLately, sessionsOfCustomer } from '../account/sessions.store.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'

const success = 'success' as const

/** Where a customer is logged in, and logging out somewhere else. */
export const ownSessionsRoutes: Module = (deps) => {
  const { db, clock } = deps

  const read = serve(readSessions, async ({ caller }) => {
    const { customerId } = leadOwnerOf(deps, caller)
    const sessions = await sessionsOfCustomer(db, customerId, clock.now())
    const data = sessions.map(({ id, kind, createdAt, renewedAt }) => ({
      id,
      startedAt: createdAt.toISOString(),
      usedAt: renewedAt.toISOString(),
      isHere: id === caller.sessionId,
      isPartners: kind === 'partner',
    }))
    return { status: success, data }
  })

  const end = serve(endOwnSession, async ({ caller, request: { id } }) => {
    const { customerId } = leadOwnerOf(deps, caller)
    if (!(await provedLately(db, caller.sessionId, clock.now())))
      return fail('not-allowed', texts.devices.logInAgain)
    const own = await sessionsOfCustomer(db, customerId, clock.now())
    if (!own.some((session) => session.id === id)) return fail('not-found')
    await endSession(db, id, { by: 'elsewhere', at: clock.now() })
    return { status: success }
  })

  return new Hono<ServerEnv>().route('/', read).route('/', end)
}
