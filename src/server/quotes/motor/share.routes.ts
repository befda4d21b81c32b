import { Hono } from 'hono'
import { sharedQuotes, shareQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { addDays } from '#machines/rules/calendar.ts'
import type { Module } from '../../deps.ts'
import { askedLanguage } from '../../http/asked-language.ts'
import type { ServerEnv } from '../../http/env.ts'
import { fail } from '../../http/fail.ts'
import { serve } from '../../http/serve.ts'
import { latestRun } from '../quotes.store.ts'
import { sharedForDays, signShare } from '../share-token.ts'
import { readSharedQuotes } from './read-shared-quotes.ts'
import { sharedPage } from './shared-page.routes.ts'

/** Prices shared by a customer: the vehicle and the amounts, without name, number or plate. */
export const shareRoutes: Module = (deps) => {
  const { db, config, clock } = deps
  const share = serve(shareQuotes, async ({ lead, c }) => {
    const run = lead && (await latestRun(db, lead.id))
    if (!run) return fail('not-now')
    const path = `/quotelist/shared/${signShare(run.id, config.keys, clock)}`
    const url = config.baseUrl + addressIn(askedLanguage(c), path)
    return { status: 'success' as const, data: { url, expiresOn: addDays(clock.today(), sharedForDays) } }
  })

  const shared = serve(sharedQuotes, async ({ request }) => {
    const data = await readSharedQuotes(deps, request.id)
    return data ? { status: 'success' as const, data } : fail('not-found')
  })

  return new Hono<ServerEnv>().route('/', share).route('/', shared).route('/', sharedPage(deps))
}
