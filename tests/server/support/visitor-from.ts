import type { Hono } from 'hono'
import type { ServerEnv } from '#server/http/env.ts'
import { testConfig } from './config.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** A browser at an address, as our own proxy names it. */
export function visitorFrom(app: Hono<ServerEnv>, address: string): Visitor {
  const send = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    return app.request(path, { ...init, headers })
  }
  return visitorOf(send, testConfig.baseUrl)
}
