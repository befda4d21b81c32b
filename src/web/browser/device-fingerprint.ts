import * as v from 'valibot'
import { browserStorage, storageItem } from './storage.ts'

const fingerprint = v.object({
  userAgent: v.string(),
  language: v.string(),
  platform: v.string(),
  screenSize: v.string(),
  colorDepth: v.number(),
  timeZone: v.string(),
  plugins: v.array(v.string()),
  memory: v.optional(v.number()),
  os: v.string(),
  browser: v.string(),
  isMobile: v.boolean(),
})

type Fingerprint = v.InferOutput<typeof fingerprint>

const place = storageItem(browserStorage, 'deviceFingerprint', fingerprint)

/** Only the specified fields, and only where the browser exposes them (C-119). */
export function keepFingerprint(): void {
  place.write(readFingerprint(navigator, window.screen))
}

type Device = Pick<Navigator, 'userAgent' | 'language' | 'platform' | 'plugins'> & { deviceMemory?: number }

export function readFingerprint(
  device: Device,
  screen: Pick<Screen, 'width' | 'height' | 'colorDepth'>,
): Fingerprint {
  const { userAgent, language, platform, plugins, deviceMemory } = device
  return {
    userAgent,
    language,
    platform,
    screenSize: `${screen.width}x${screen.height}`,
    colorDepth: screen.colorDepth,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    plugins: Array.from(plugins, ({ name }) => name),
    ...(deviceMemory !== undefined && { memory: deviceMemory }),
    os: nameIn(userAgent, systems),
    browser: nameIn(userAgent, browsers),
    isMobile: /Mobi|Android/i.test(userAgent),
  }
}

type Names = readonly (readonly [name: string, sign: RegExp])[]

/** The first match: browsers that others imitate come last. */
const systems: Names = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]
const browsers: Names = [
  ['Edge', /Edg/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]

const nameIn = (userAgent: string, names: Names): string =>
  names.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'unknown'
