import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { limits } from '#machines/reference/limits.ts'
import type { Config } from '../config.ts'
import type { Random } from '../deps.ts'
import { secretHashOf } from '../http/caller.ts'
import type { ServerEnv } from '../http/env.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { isSigned, signed } from '../http/signatures.ts'
import type { KeyRing } from '../keys/key-ring.ts'

/** Names the current lead of this browser for scripts (spec §9). It opens nothing. */
const leadCookie = 'customerLeadId'
/**
 * Proves that this browser began the lead; scripts cannot read it. Each secret has a name of its own: two first saves
 * that are under way at once each bring one, and neither may overwrite the other (decision 0205).
 */
const ownerCookie = 'leadOwner-'

type LeadCookieDeps = { config: Pick<Config, 'baseUrl' | 'keys'>; random: Random }

/**
 * Sets both cookies, or extends them by two hours, and returns the hash for `leads.ownerHash`. A browser keeps one
 * secret for all its leads, so that going back to an earlier one works (decision 0001); a form that was sent without
 * script brings a secret of its own.
 */
export async function setLeadCookies(
  c: Context<ServerEnv>,
  { config, random }: LeadCookieDeps,
  lead: { id: string; ownerHash?: string; ownerSecret?: string | undefined },
): Promise<string> {
  const owner =
    lead.ownerSecret === undefined
      ? (knownOwner(c, config.keys, lead) ?? ownerOf(random.id() + random.id()))
      : ownerOf(lead.ownerSecret)
  const { hash } = owner
  const options = optionsFor(config.baseUrl)
  setCookie(c, leadCookie, lead.id, options)
  setCookie(c, ownerCookie + hash.slice(0, tagLength), proofOf(owner, config.keys), {
    ...options,
    httpOnly: true,
  })
  return hash
}

/** Enough to tell a browser's few secrets apart; a hash says nothing about its secret. */
const tagLength = 8

/** Forgets the lead ('Start a New Search', logout). */
export function clearLeadCookies(c: Context, config: Pick<Config, 'baseUrl'>): void {
  deleteCookie(c, leadCookie, optionsFor(config.baseUrl))
  const names = Object.keys(getCookie(c)).filter((name) => name.startsWith(ownerCookie))
  for (const name of names) deleteCookie(c, name, { ...optionsFor(config.baseUrl), httpOnly: true })
}

/** This browser's owner ids, if it started any lead; none where the signature is wrong. */
export const ownerHashesOf = (c: Context, keys: KeyRing): string[] =>
  ownersOf(c, keys).map(({ hash }) => hash)

/** A browser's secret, its hash, and the proof that it came with. */
type Owner = { hash: string; secret: string; proof?: string }

/** What each request proves: its caller is made out first, and its reply sets the cookies anew. */
const proved = new WeakMap<object, Owner[]>()

function ownersOf(c: Context, keys: KeyRing): Owner[] {
  const owners = proved.get(c.req) ?? readOwners(c, keys)
  proved.set(c.req, owners)
  return owners
}

function readOwners(c: Context, keys: KeyRing): Owner[] {
  const proofs = Object.entries(getCookie(c)).filter(([name]) => name.startsWith(ownerCookie))
  return proofs.flatMap(([, proof]) => {
    const [secret = '', ...signature] = proof.split('.')
    return isSigned(keys, signature.join('.'), hashOf(secret)) ? [{ ...ownerOf(secret), proof }] : []
  })
}

/** The secret that opens this lead, or else any that the browser has. */
function knownOwner(c: Context, keys: KeyRing, { ownerHash }: { ownerHash?: string }): Owner | undefined {
  const owners = ownersOf(c, keys)
  return owners.find(({ hash }) => hash === ownerHash) ?? owners[0]
}

const ownerOf = (secret: string): Owner => ({ hash: secretHashOf(secret), secret })

const hashOf = (secret: string) => (key: string) => keyedHash(key, `owner ${secret}`)

/** A proof by the current key serves again; one by an earlier key is signed anew. */
const proofOf = ({ secret, proof }: Owner, keys: KeyRing): string =>
  proof?.endsWith(`.${keys.current().id}`) ? proof : `${secret}.${signed(keys, hashOf(secret))}`

function optionsFor(baseUrl: string) {
  return {
    path: '/',
    maxAge: limits.leadCookieMs / 1000,
    sameSite: 'Lax',
    secure: baseUrl.startsWith('https:'),
  } as const
}
