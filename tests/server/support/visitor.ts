import * as v from 'valibot'
import { type Call, pathOf } from '#contract/call.ts'
import { failure } from '#contract/failure.ts'
import { CookieJar } from './cookie-jar.ts'

type Send = (path: string, init: RequestInit) => Response | Promise<Response>
/** What goes over the wire: the request before its schema turned it into anything. */
type Sent = Record<string, unknown>

/** One browser: its cookies, and the headers a browser sends by itself. */
export function visitorOf(send: Send, origin: string) {
  const jar = new CookieJar()

  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (jar.header) headers.set('cookie', jar.header)
    if (init.method && init.method !== 'GET') headers.set('origin', headers.get('origin') ?? origin)
    const response = await send(path, { ...init, headers })
    jar.take(response)
    return response
  }

  /** Makes a call as the browser would and returns the response, whatever it says. */
  function ask(call: Pick<Call, 'method' | 'path' | 'kind'>, request: Sent = {}): Promise<Response> {
    const { id, ...rest } = request
    const path = pathOf(call, String(id ?? ''))
    const inPath = call.path.includes('{id}')
    const token = call.kind === 'open' ? undefined : jar.get('access_token')
    const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    if (call.method === 'GET') return fetch(path + queryOf(inPath ? rest : request), { headers: bearer })
    const body = call.kind === 'upload' ? formOf(request) : JSON.stringify(inPath ? rest : request)
    const type: Record<string, string> = call.kind === 'upload' ? {} : { 'content-type': 'application/json' }
    return fetch(path, { method: 'POST', headers: { ...bearer, ...type }, body })
  }

  return {
    jar,
    fetch,
    ask,
    /** The reply of a call that goes well; anything else fails the test with what the server said. */
    async call<Request, Reply>(call: Call<Request, Reply>, request?: Sent): Promise<Reply> {
      const response = await ask(call, request)
      const body: unknown = await response.json()
      if (!response.ok) throw new Error(`${call.path}: ${response.status} ${JSON.stringify(body)}`)
      return v.parse(call.reply, body)
    },
    /** The failure of a call that is refused. */
    async refused(call: Pick<Call, 'method' | 'path' | 'kind'>, request?: Sent) {
      const response = await ask(call, request)
      return { http: response.status, ...v.parse(failure, await response.json()) }
    },
  }
}

export type Visitor = ReturnType<typeof visitorOf>

function queryOf(request: Sent): string {
  const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}

function formOf(request: Sent): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(request))
    form.append(key, value instanceof Blob ? value : String(value))
  return form
}
