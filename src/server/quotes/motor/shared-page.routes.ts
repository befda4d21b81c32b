import { Hono } from 'hono'
import { linkPreviews } from '#machines/reference/messages/link-previews.ts'
import { site } from '#machines/reference/site.ts'
import type { Module } from '../../deps.ts'
import type { ServerEnv } from '../../http/env.ts'
import { linkPreview, unlistedPage } from '../../http/link-preview.ts'
import { pageLanguage } from '../../http/page-language.ts'
import { sessionOfArrival } from '../../http/session-of-arrival.ts'
import { readSharedQuotes } from './read-shared-quotes.ts'

const title = 'Shared quotes'

/** The page behind a shared link, with its prices in it; one that shows no prices any more says so with 404. */
export const sharedPage: Module = (deps) =>
  new Hono<ServerEnv>().get('/quotelist/shared/:token', async (c, next) => {
    if (!c.var.draw) return next()
    c.var.refuseIfBusy?.('looking')
    const token = c.req.param('token')
    const language = pageLanguage(c)
    const shared = (await readSharedQuotes(deps, token)) ?? null
    c.header('Cache-Control', 'private, no-cache')
    return c.var.draw(c, {
      parts: ['motor/quotes/shared/shared-quotes.page.tsx'],
      title: `${title} · ${site.name}`,
      head: (say) =>
        unlistedPage +
        linkPreview(deps.config.baseUrl, {
          title: say(title),
          description: say(shared ? linkPreviews.sharedQuotes : site.description),
          language,
        }),
      status: shared ? 200 : 404,
      view: sessionOfArrival(c),
      seeds: [{ key: ['sharedQuotes', token], data: shared }],
    })
  })
