import { Hono } from 'hono'
import { html } from 'hono/html'
import { reminder as texts } from '#machines/reference/messages/reminder.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { htmlPage } from '../http/page.ts'
import { pageLanguage } from '../http/page-language.ts'
import { isKeyStopped, startAgain, stop } from './stopped.store.ts'

/** A keyed hash as `stopKey` makes it. */
const path = '/stop/:key{[\\w-]{43}}'

/** The page behind the link in each reminder. It asks first: mail programs follow links by themselves. */
export const stopPages: Module = (deps) =>
  new Hono<ServerEnv>()
    .get(path, async (c) => {
      const isStopped = await isKeyStopped(deps, c.req.param('key'))
      const language = pageLanguage(c)
      const say = deps.sayIn(language)
      const { title, text, button } = isStopped ? texts.stopped : texts.stop
      const body = html`<p>${say(text)}</p>
      <form method="post"><button name="wants" value="${isStopped ? 'reminders' : 'none'}">${say(button)}</button></form>
      <p class="soft">${say(texts.stayAsTheyAre)}</p>`
      return htmlPage(c, { title: say(title), body, language })
    })
    .post(path, async (c) => {
      const { wants } = await c.req.parseBody()
      await (wants === 'reminders' ? startAgain : stop)(deps, c.req.param('key'))
      return c.redirect(new URL(c.req.url).pathname, 303)
    })
