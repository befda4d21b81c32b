import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { addressIn, languageOf, readAddress } from '#machines/reference/language-addresses.ts'
import { languageCookie } from '#machines/reference/languages.ts'
import { isForStaff } from '#machines/reference/staff-paths.ts'
import type { ServerEnv } from '../http/env.ts'
import { isCustomerPage } from './page-path.ts'

const year = 365 * 24 * 60 * 60

/**
 * A browser of another language is led from an English address to the same page in that one, unless a page of this
 * site led there: that is the switch, or a link beside it. What is pressed is remembered for a year, and the language
 * somebody arrived in until the browser is closed, so that they come back from the payment in it.
 */
export const ownLanguage = (baseUrl: string) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const { language, path } = readAddress(pathname)
    // Staff work in English.
    if (language !== 'en' && isForStaff(path)) return c.redirect(path + search)
    if (!isCustomerPage(path)) return next()
    c.header('Vary', 'Cookie', { append: true })
    const cookie = getCookie(c, languageCookie)
    const chosen = languageOf(cookie)
    const isOnTheWay = comesFromOwnPage(c, new URL(baseUrl).host)
    if (chosen !== 'en' && language === 'en' && !isOnTheWay) {
      c.header('Cache-Control', 'no-store')
      return c.redirect(addressIn(chosen, path + search))
    }
    const remember = (maxAge?: number) =>
      setCookie(c, languageCookie, language, {
        path: '/',
        sameSite: 'Lax',
        httpOnly: true,
        secure: baseUrl.startsWith('https:'),
        ...(maxAge !== undefined && { maxAge }),
      })
    if (isOnTheWay && language !== chosen) remember(year)
    else if (language !== 'en' && cookie === undefined) remember()
    c.header('Content-Language', language)
    await next()
  })

/** Whether a page of this site led here. Pages of the sandbox, of payments and of mails are none. */
function comesFromOwnPage(c: Context, host: string): boolean {
  const referer = c.req.header('referer')
  if (referer === undefined) return c.req.header('sec-fetch-site') === 'same-origin'
  if (!URL.canParse(referer)) return false
  const before = new URL(referer)
  const { path } = readAddress(before.pathname)
  return [host, c.req.header('host')].includes(before.host) && (isCustomerPage(path) || isForStaff(path))
}
