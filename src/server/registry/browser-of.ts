import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../deps.ts'

/** Tells the browsers behind one address apart, to limit each; it proves nothing and opens nothing. */
const browserCookie = 'browser'
const aDay = 86_400

export function browserOf(c: Context, { config, random }: Pick<Deps, 'config' | 'random'>): string {
  const known = getCookie(c, browserCookie)
  if (known && /^[\w-]{22}$/.test(known)) return known
  const id = random.id()
  const secure = config.baseUrl.startsWith('https:')
  setCookie(c, browserCookie, id, { path: '/', maxAge: aDay, sameSite: 'Lax', httpOnly: true, secure })
  return id
}
