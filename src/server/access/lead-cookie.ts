import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { limits } from '#machines/reference/limits.ts'
import type { Config } from '../config.ts'
import type { Random } from '../deps.ts'
import { secretHashOf } from '../http/caller.ts'
import type { ServerEnv } from '../http/env.ts'
import { keyedHash, sameHash } from '../http/keyed-hash.ts'

/** Names the current lead of this browser for scripts (spec §9). It opens nothing. */
const leadCookie = 'customerLeadId'
/** Proves that this browser began the lead; scripts cannot read it. */
const ownerCookie = 'leadOwner'

type LeadCookieDeps = { config: Pick<Config, 'baseUrl' | 'secrets'>; random: Random }

/**
 * Sets both cookies, or extends them by two hours, and returns the hash for `leads.ownerHash`. A browser keeps one
 * secret for all its leads, so that going back to an earlier one works (decision 0001).
 */
export async function setLeadCookies(
  c: Context<ServerEnv>,
  { config, random }: LeadCookieDeps,
  leadId: string,
): Promise<string> {
  const { hash, proof } = knownOwner(c) ?? newOwner(random, config.secrets.signing)
  const options = optionsFor(config.baseUrl)
  setCookie(c, leadCookie, leadId, options)
  setCookie(c, ownerCookie, proof, { ...options, httpOnly: true })
  return hash
}

/** Forgets the lead ('Start a New Search', logout). */
export function clearLeadCookies(c: Context, config: Pick<Config, 'baseUrl'>): void {
  deleteCookie(c, leadCookie, optionsFor(config.baseUrl))
  deleteCookie(c, ownerCookie, { ...optionsFor(config.baseUrl), httpOnly: true })
}

/** This browser's owner id, if it started any lead; null also where the signature is wrong. */
export function ownerHashOf(c: Context, signing: string): string | null {
  const [secret = '', signature] = getCookie(c, ownerCookie)?.split('.') ?? []
  if (signature === undefined) return null
  return sameHash(`${secret}.${signature}`, proofOf(secret, signing)) ? secretHashOf(secret) : null
}

/** The hash of a browser's secret, and the cookie that proves it. */
type Owner = { hash: string; proof: string }

/** The cookie as it was sent: what the caller is known by was proved with it. */
function knownOwner(c: Context<ServerEnv>): Owner | undefined {
  const { owner } = c.get('caller')
  const proof = getCookie(c, ownerCookie)
  return owner !== null && proof !== undefined ? { hash: owner, proof } : undefined
}

function newOwner(random: Random, signing: string): Owner {
  const secret = random.id() + random.id()
  return { hash: secretHashOf(secret), proof: proofOf(secret, signing) }
}

const proofOf = (secret: string, signing: string) => `${secret}.${keyedHash(signing, `owner ${secret}`)}`

function optionsFor(baseUrl: string) {
  return {
    path: '/',
    maxAge: limits.leadCookieMs / 1000,
    sameSite: 'Lax',
    secure: baseUrl.startsWith('https:'),
  } as const
}
