import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { type Identity, nobody } from '../http/caller.ts'
import { sessionIn } from './access-token.ts'
import { accessTokenIn } from './session-cookies.ts'
import { type LiveSession, liveSession } from './sessions.store.ts'

type IdentifyFromDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * Identifies the caller by the bearer token; for reads the cookie suffices, because links send no header. Permissions
 * are read at every request, so that revoking one takes effect at once.
 */
export const identifyFrom =
  (deps: IdentifyFromDeps) =>
  async (c: Context): Promise<Identity> => {
    const [, bearer] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    const cookie = c.req.method === 'GET' ? accessTokenIn(c) : undefined
    const session = await sessionOf(deps, bearer ?? cookie)
    if (session) return identityOf(session)
    return bearer === undefined ? nobody : { ...nobody, hasLapsed: true }
  }

async function sessionOf(
  deps: IdentifyFromDeps,
  token: string | undefined,
): Promise<LiveSession | undefined> {
  const id = token && (await sessionIn(deps, token))
  return id ? liveSession(deps.db, id, deps.clock.now()) : undefined
}

function identityOf(live: LiveSession): Identity {
  const known = { ...nobody, sessionId: live.session.id }
  if (live.kind === 'employee') {
    return { ...known, role: live.employee.role, employeeId: live.employee.username }
  }
  const partnerId = live.kind === 'partner' ? live.partner.id : null
  return { ...known, role: live.kind, customerId: live.customer.id, partnerId }
}
