import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { apiBase } from '#contract/call.ts'
import type { Deps } from '../deps.ts'
import { keyedHash, sameHash } from '../http/keyed-hash.ts'

type KnownDeviceDeps = Pick<Deps, 'config' | 'random'>

const aHalfYear = 180 * 86_400
/** Enough to tell the few numbers of one device apart. */
const tagLength = 8

/** What makes a device known, for one number, of which it tells nothing: the name of its cookie, and an id with its proof. */
type DeviceProof = { tag: string; value: string }

/** The id of a device from which somebody with this number has signed in before; a stranger has no such proof. */
export function knownDevice(c: Context, { config }: KnownDeviceDeps, mobile: string): string | undefined {
  const [id = '', proof = ''] = (getCookie(c, cookieOf(tagOf(config, mobile))) ?? '').split('.')
  return sameHash(proof, proofOf(config, mobile, id)) ? id : undefined
}

export function newDevice({ config, random }: KnownDeviceDeps, mobile: string): DeviceProof {
  const id = random.id()
  return { tag: tagOf(config, mobile), value: `${id}.${proofOf(config, mobile, id)}` }
}

/** Keeps it for half a year. It opens nothing: a code is asked for all the same. */
export function setDevice(c: Context, { config }: Pick<Deps, 'config'>, { tag, value }: DeviceProof): void {
  setCookie(c, cookieOf(tag), value, {
    path: apiBase,
    maxAge: aHalfYear,
    sameSite: 'Strict',
    httpOnly: true,
    secure: config.baseUrl.startsWith('https:'),
  })
}

/** Remembers the device once a code has proved the number; one that is known stays the same. */
export function rememberDevice(c: Context, deps: KnownDeviceDeps, mobile: string): void {
  const tag = tagOf(deps.config, mobile)
  const known = knownDevice(c, deps, mobile) && getCookie(c, cookieOf(tag))
  setDevice(c, deps, known ? { tag, value: known } : newDevice(deps, mobile))
}

const cookieOf = (tag: string) => `device-${tag}`

const tagOf = ({ secrets }: Deps['config'], mobile: string) =>
  keyedHash(secrets.signing, `device ${mobile}`).slice(0, tagLength)

const proofOf = ({ secrets }: Deps['config'], mobile: string, id: string) =>
  keyedHash(secrets.signing, `device ${mobile} ${id}`)
