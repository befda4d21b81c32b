import type { HttpBindings } from '@hono/node-server'
import type { Language } from '#machines/reference/languages.ts'
import type { Translator } from '#texts/translator.ts'
import type { Lead } from '../db/schema.ts'
import type { Log } from '../log/log.ts'
import type { Caller, LeadQuestion } from './caller.ts'
import type { DrawPage } from './draw-page.ts'
import type { Sheddable } from './load.ts'
import type { OwnCall } from './own-call.ts'

/** What handlers find on their context. */
export type ServerEnv = {
  /** Node's request and response; absent in tests without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Carries the request id. */
    log: Log
    caller: Caller
    /** The lead, if the caller may open it; refuses otherwise. */
    openLead: (question: LeadQuestion) => Promise<Lead>
    /** What a call was sent, before it is parsed. */
    input?: unknown
    /** Refuses what can wait while there is too much to do; absent where load is not measured. */
    refuseIfBusy?: (kind: Sheddable) => void
    /** Replies are checked against their schema, in tests only. */
    checkReplies: boolean
    /** Where the site stands, as customers know it. */
    baseUrl: string
    /** Absent when the pages are not built. */
    draw?: DrawPage
    /** The fonts of the built pages, as rules of a style sheet. */
    fonts?: string
    /** Makes a call of ours for a page without script. */
    ownCall: OwnCall
    /** What says texts of ours in a language; absent when the pages are not built. */
    sayIn?: (language: Language) => Translator
    /** The code of a refused request, for its log line. */
    refusedAs?: string
    secureHeadersNonce?: string
    /** See `browserOf`. */
    browser?: string
  }
}
