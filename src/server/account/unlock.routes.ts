import { Hono } from 'hono'
import { html } from 'hono/html'
import { SignJWT } from 'jose'
import * as v from 'valibot'
import { addressIn } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import { limits } from '#machines/reference/limits.ts'
import { writtenPages as texts } from '#machines/reference/messages/written-pages.ts'
import type { Say } from '#texts/translator.ts'
import type { Deps, Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { keyFor } from '../http/keyed-hash.ts'
import { openedAsPage } from '../http/opened-as-page.ts'
import { htmlPage } from '../http/page.ts'
import { pageLanguage } from '../http/page-language.ts'
import { tokens } from '../http/signatures.ts'
import { linkIn } from '../messages/link-in.ts'
import { newDevice, setDevice } from './known-device.ts'

type UnlockDeps = Pick<Deps, 'clock' | 'config' | 'random'>

const audience = 'unlock'
const linkTokens = ({ config }: Pick<Deps, 'config'>) =>
  tokens(config.keys, (secret) => keyFor(secret, 'unlock links'))
const claims = v.object({ tag: v.string(), value: v.string() })

/** A link that makes the browser in which it is followed a known device of a number; it names nobody. */
export async function unlockLink(deps: UnlockDeps, language: Language, mobile: string): Promise<string> {
  const expiresAt = new Date(deps.clock.now().getTime() + limits.otp.unlocks.minutes * 60_000)
  const claimed = new SignJWT(newDevice(deps, mobile)).setAudience(audience).setExpirationTime(expiresAt)
  const token = await linkTokens(deps).sign(claimed)
  return linkIn(deps, language, `/unlock/${token}`)
}

/** The way by mail around a locked number: whoever reads the owner's mail may try again, and still needs the code. */
export const unlock: Module = (deps) =>
  new Hono<ServerEnv>().get('/unlock/:token', openedAsPage(deps), async (c) => {
    const options = { audience, currentDate: deps.clock.now() }
    const payload = await linkTokens(deps).verify(c.req.param('token'), options)
    const device = v.safeParse(claims, payload)
    const language = pageLanguage(c)
    if (!device.success) return htmlPage(c, stale(language, deps.sayIn(language)))
    setDevice(c, deps, device.output)
    return c.redirect(addressIn(language, '/'), 303)
  })

const stale = (language: Language, say: Say) => ({
  title: say(texts.staleLink),
  status: 404 as const,
  language,
  body: html`<p>${say(texts.logIn)}</p>
    <p><a href="${addressIn(language, '/')}">${say(texts.home)}</a></p>`,
})
