import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { apiBase } from '#contract/call.ts'
import type { Deps } from '../deps.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { isSigned, longestSignatureDays, signed } from '../http/signatures.ts'

type KnownDeviceDeps = Pick<Deps, 'config' | 'random'>

/** Enough to tell the few numbers of one device apart. */
const tagLength = 8

/** What makes a device known, for one number, of which it tells nothing: the name of its cookie, and an id with its proof. */
type DeviceProof = { tag: string; value: string }

/** The id of a device from which somebody with this number has signed in before; an unknown device has no such proof. */
export function knownDevice(c: Context, { config }: KnownDeviceDeps, mobile: string): string | undefined {
  const [id = '', ...proof] = (getCookie(c, cookieOf(tagOf(config, mobile))) ?? '').split('.')
  return isSigned(config.keys, proof.join('.'), hashOf(mobile, id)) ? id : undefined
}

export const newDevice = ({ config, random }: KnownDeviceDeps, mobile: string): DeviceProof =>
  proofOf(config, mobile, random.id())

/** Keeps it for half a year. It opens nothing: a code is asked for all the same. */
export function setDevice(c: Context, { config }: Pick<Deps, 'config'>, { tag, value }: DeviceProof): void {
  setCookie(c, cookieOf(tag), value, {
    path: apiBase,
    maxAge: longestSignatureDays * 86_400,
    sameSite: 'Strict',
    httpOnly: true,
    secure: config.baseUrl.startsWith('https:'),
  })
}

/** Remembers the device once a code has proved the number; one that is known stays the same, signed anew. */
export function rememberDevice(c: Context, deps: KnownDeviceDeps, mobile: string): void {
  const id = knownDevice(c, deps, mobile) ?? deps.random.id()
  setDevice(c, deps, proofOf(deps.config, mobile, id))
}

const cookieOf = (tag: string) => `device-${tag}`

const tagOf = ({ secrets }: Deps['config'], mobile: string) =>
  keyedHash(secrets.signing, `device ${mobile}`).slice(0, tagLength)

const hashOf = (mobile: string, id: string) => (secret: string) => keyedHash(secret, `device ${mobile} ${id}`)

const proofOf = (config: Deps['config'], mobile: string, id: string): DeviceProof => ({
  tag: tagOf(config, mobile),
  value: `${id}.${signed(config.keys, hashOf(mobile, id))}`,
})
