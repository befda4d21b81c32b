import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PostedForm } from '#contract/views/posted-form.ts'
import type { SessionView } from '#machines/account/session/session.known.ts'
import type { Translator } from '#texts/translator.ts'
import type { ServerEnv } from './env.ts'

/** A reply the page would ask for, under its query key. */
export type PageQuery = { key: readonly unknown[]; data: unknown }

export type DrawnPage = {
  /** The lazily loaded files that it shows, from `src/web`: their styles stand in the page, their scripts in its head. */
  parts: readonly string[]
  /** It comes with the first script, and is shown without the router. */
  isFirst?: boolean
  /** Those whose scripts nobody has to wait for: only their styles come with the page. */
  later?: readonly string[]
  title: string
  /** For search engines, in place of that of every page. */
  description?: string
  /** Further elements of the head, as HTML in the language that the page is drawn in. */
  head?: (say: Translator) => string
  status?: ContentfulStatusCode
  /** The start of a journey: what was drawn goes away where the browser knows of one. */
  isStart?: boolean
  /** Who will read it. */
  view: SessionView
  seeds: readonly PageQuery[]
  /** The form in it that was sent without script and comes back. */
  posted?: PostedForm
  /** Goes with its form, so that two taps on the button without script begin one journey. */
  formKey?: string
  /** What stands above it where there is no script, as HTML. */
  withoutScript?: (say: Translator) => string
}

/** Answers with a page that is complete before its script runs. */
export type DrawPage = (c: Context<ServerEnv>, page: DrawnPage) => Promise<Response>
