import type { HttpBindings } from '@hono/node-server'
import type { Lead } from '../db/schema.ts'
import type { Log } from '../log/log.ts'
import type { Caller, LeadQuestion } from './caller.ts'
import type { DrawPage } from './draw-page.ts'

/** What every handler finds on its context. */
export type ServerEnv = {
  /** Node's own request and reply; absent where a test asks without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Carries the request id. */
    log: Log
    caller: Caller
    /** The lead in question, if whoever asks may open it; refuses otherwise. */
    openLead: (question: LeadQuestion) => Promise<Lead>
    /** Replies are held against their schema, which tests do and production does not. */
    checkReplies: boolean
    /** Absent where the pages are not built. */
    draw?: DrawPage
    /** The code of a refused request, for its log line. */
    refusedAs?: string
    secureHeadersNonce?: string
  }
}
