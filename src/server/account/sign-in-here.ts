import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { sessionIn } from './access-token.ts'
import { type Renewed, renewTokens } from './refresh-token.ts'
import { accessTokenIn, refreshTokenIn, setSessionCookies } from './session-cookies.ts'
import { endSession } from './sessions.store.ts'

type SignInHereDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** Gives this browser its new session, and ends the one that it had. */
export async function signInHere(
  c: Context<ServerEnv>,
  deps: SignInHereDeps,
  { session, refreshToken }: Renewed,
): Promise<void> {
  const before = await sessionHere(c, deps)
  if (before) await endSession(deps.db, before, { by: 'sign-in', at: deps.clock.now() })
  await setSessionCookies(c, deps, session, refreshToken)
  c.var.log.info({ signIn: session.kind, session: session.id }, 'signed in')
}

/** The session of this browser's cookies, also where its access token has expired. */
export async function sessionHere(c: Context<ServerEnv>, deps: SignInHereDeps): Promise<string | undefined> {
  const named = await sessionIn(deps, accessTokenIn(c) ?? '')
  return named ?? (await renewTokens(deps, refreshTokenIn(c) ?? ''))?.session.id
}
