import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { loginEmployee } from '#contract/account/employee-login.calls.ts'
import { apiBase } from '#contract/call.ts'
import { wire } from '#machines/reference/limits.ts'
import type { Session } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { accessTokenOf } from './access-token.ts'
import { accessMs } from './lifetimes.ts'

type SessionCookiesDeps = Pick<Deps, 'clock' | 'config'>

const refreshCookie = 'refresh_token'
/** Where a session is renewed or ended, which signing in as an employee does too. */
const refreshPaths = [`${apiBase}auth`, apiBase + loginEmployee.path]
/** Tells scripts that a session may exist and of what kind; it opens nothing. */
const signedInCookie = 'signed_in'

/** Sets the session cookies: scripts can read the access token and the marker, never the refresh token. */
export async function setSessionCookies(
  c: Context,
  deps: SessionCookiesDeps,
  session: Session,
  refreshToken: string,
) {
  const { readable, hidden } = optionsFor(deps)
  const seconds = Math.max(0, Math.floor((session.expiresAt.getTime() - deps.clock.now().getTime()) / 1000))
  const maxAge = Math.min(accessMs / 1000, seconds)
  setCookie(c, wire.accessTokenCookie, await accessTokenOf(deps, session.id), { ...readable, maxAge })
  for (const path of refreshPaths)
    setCookie(c, refreshCookie, refreshToken, { ...hidden, path, maxAge: seconds })
  setCookie(c, signedInCookie, session.kind, { ...readable, maxAge: seconds })
}

export function clearSessionCookies(c: Context, deps: Pick<Deps, 'config'>): void {
  const { readable, hidden } = optionsFor(deps)
  deleteCookie(c, wire.accessTokenCookie, readable)
  for (const path of refreshPaths) deleteCookie(c, refreshCookie, { ...hidden, path })
  deleteCookie(c, signedInCookie, readable)
}

export const accessTokenIn = (c: Context) => getCookie(c, wire.accessTokenCookie)
export const refreshTokenIn = (c: Context) => getCookie(c, refreshCookie)

function optionsFor({ config }: Pick<Deps, 'config'>) {
  const readable = { path: '/', sameSite: 'Strict', secure: config.baseUrl.startsWith('https:') } as const
  return { readable, hidden: { ...readable, httpOnly: true } }
}
