import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { type Call, pathOf } from '#contract/call.ts'
import { type Failure, failure } from '#contract/failure.ts'
import { wire } from '#machines/reference/limits.ts'
import { pageLanguage } from './page-language.ts'

type App = { fetch: (request: Request, env?: Context['env']) => Response | Promise<Response> }
/** A call that was refused; `retryAfter` is the header of that name. */
export type Refused = { ok: false; status: number; failure: Failure; retryAfter: string | null }
type Answer<Reply> = { ok: true; reply: Reply } | Refused

export type OwnCall = <Request, Reply>(
  c: Context,
  call: Call<Request, Reply>,
  request: Request,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer<Reply>>

/** What tells who is calling, from where. */
const passedOn = ['cookie', 'origin', 'sec-fetch-site', 'host', 'x-forwarded-for']

/**
 * Makes a call for a page whose browser has no script to make it: by its own route, so with its checks, its limits and
 * its messages in the language of the page, and as whoever is signed in. The cookies that it sets go out with the page.
 */
export const ownCallIn =
  (app: App): OwnCall =>
  async (c, call, request, more = {}) => {
    const headers = new Headers({
      ...more,
      'content-type': 'application/json',
      localization: pageLanguage(c),
    })
    for (const name of passedOn) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    const url = new URL(pathOf(call), c.req.url)
    const init = { method: call.method, headers, body: JSON.stringify(request) }
    const ask = () => app.fetch(new Request(url, init), c.env)
    const token = call.kind === 'open' ? undefined : getCookie(c, wire.accessTokenCookie)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    let response = await ask()
    // Nobody can log in without script: where the session has ended the call is anybody's.
    if (token !== undefined && response.status === 401) {
      headers.delete('authorization')
      response = await ask()
    }
    for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, reply: v.parse(call.reply, body) }
    const retryAfter = response.headers.get('retry-after')
    return { ok: false, status: response.status, failure: v.parse(failure, body), retryAfter }
  }
