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
  const { signing } = config.secrets
  const { secret, proof } = readOwner(c, signing) ?? signed(random.id() + random.id(), signing)
  const options = optionsFor(config.baseUrl)
  setCookie(c, leadCookie, leadId, options)
  setCookie(c, ownerCookie, proof, { ...options, httpOnly: true })
  return secretHashOf(secret)
}

/** Forgets the lead ('Start a New Search', logout). */
export function clearLeadCookies(c: Context, config: Pick<Config, 'baseUrl'>): void {
  deleteCookie(c, leadCookie, optionsFor(config.baseUrl))
  deleteCookie(c, ownerCookie, { ...optionsFor(config.baseUrl), httpOnly: true })
}

/** This browser's owner id, if it started any lead. */
export function ownerHashOf(c: Context, signing: string): string | null {
  const owner = readOwner(c, signing)
  return owner ? secretHashOf(owner.secret) : null
}

/** The secret of a browser, and the cookie that proves it. */
type Owner = { secret: string; proof: string }

const signed = (secret: string, signing: string): Owner => ({
  secret,
  proof: `${secret}.${keyedHash(signing, `owner ${secret}`)}`,
})

/** Undefined also where the signature is wrong. */
function readOwner(c: Context, signing: string): Owner | undefined {
  const [secret = '', signature] = getCookie(c, ownerCookie)?.split('.') ?? []
  if (signature === undefined) return undefined
  const owner = signed(secret, signing)
  return sameHash(`${secret}.${signature}`, owner.proof) ? owner : undefined
}

function optionsFor(baseUrl: string) {
  return {
    path: '/',
    maxAge: limits.leadCookieMs / 1000,
    sameSite: 'Lax',
    secure: baseUrl.startsWith('https:'),
  } as const
}
