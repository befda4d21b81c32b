import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { limits } from '#machines/reference/limits.ts'
import type { Config } from '../config.ts'
import type { Random } from '../deps.ts'
import { secretHashOf } from '../http/caller.ts'
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
  c: Context,
  { config, random }: LeadCookieDeps,
  leadId: string,
): Promise<string> {
  const secret = readSecret(c, config.secrets.signing) ?? random.id() + random.id()
  const options = optionsFor(config.baseUrl)
  setCookie(c, leadCookie, leadId, options)
  setCookie(c, ownerCookie, signed(secret, config.secrets.signing), { ...options, httpOnly: true })
  return secretHashOf(secret)
}

/** Forgets the lead ('Start a New Search', logout). */
export function clearLeadCookies(c: Context, config: Pick<Config, 'baseUrl'>): void {
  deleteCookie(c, leadCookie, optionsFor(config.baseUrl))
  deleteCookie(c, ownerCookie, { ...optionsFor(config.baseUrl), httpOnly: true })
}

/** This browser's owner id, if it started any lead. */
export function ownerHashOf(c: Context, signing: string): string | null {
  const secret = readSecret(c, signing)
  return secret === undefined ? null : secretHashOf(secret)
}

const signed = (secret: string, signing: string) => `${secret}.${keyedHash(signing, `owner ${secret}`)}`

/** Undefined also where the signature is wrong. */
function readSecret(c: Context, signing: string): string | undefined {
  const [secret = '', signature] = getCookie(c, ownerCookie)?.split('.') ?? []
  return signature !== undefined && sameHash(signature, keyedHash(signing, `owner ${secret}`))
    ? secret
    : undefined
}

function optionsFor(baseUrl: string) {
  return {
    path: '/',
    maxAge: limits.leadCookieMs / 1000,
    sameSite: 'Lax',
    secure: baseUrl.startsWith('https:'),
  } as const
}
