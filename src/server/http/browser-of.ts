import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Config } from '../config.ts'
import type { ServerEnv } from './env.ts'

type BrowserDeps = { config: Pick<Config, 'baseUrl'>; random: { id: () => string } }

/** Tells the browsers behind one address apart, to limit each; it proves nothing and opens nothing. */
const browserCookie = 'browser'
const aDay = 86_400

export function browserOf(c: Context<ServerEnv>, { config, random }: BrowserDeps): string {
  const known = c.get('browser') ?? getCookie(c, browserCookie)
  if (known && /^[\w-]{22}$/.test(known)) return known
  const id = random.id()
  // Asked again within this request, it is the same.
  c.set('browser', id)
  const secure = config.baseUrl.startsWith('https:')
  setCookie(c, browserCookie, id, { path: '/', maxAge: aDay, sameSite: 'Lax', httpOnly: true, secure })
  return id
}
