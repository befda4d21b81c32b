import directory from './data/pincodes.json' with { type: 'json' }

/** Where a pincode is, as its customers write it: its main delivery office, its city (else its district), its state. */
export interface Pincode {
  pincode: string
  area: string
  city: string
  state: string
}

/** By the first three digits of the pincodes, then by `city, state`; offices read `006 Jaipur R.S;012 Durgapura`. */
const offices: Readonly<Record<string, Readonly<Record<string, string>>>> = directory.offices

const prefixDigits = 3

/** The first three digits of every pincode of India. */
export const pincodePrefixes: readonly string[] = Object.keys(offices)

/** Every pincode of India. Large: not for the browser, which asks the server. */
export const allPincodes = (): Pincode[] => pincodePrefixes.flatMap(pincodesUnder)

/** The pincodes that begin with these digits, three or more, in order. */
export const pincodesFrom = (digits: string): Pincode[] =>
  pincodesUnder(digits.slice(0, prefixDigits)).filter(({ pincode }) => pincode.startsWith(digits))

export const findPincode = (pincode: string): Pincode | undefined =>
  pincodesFrom(pincode).find((entry) => entry.pincode === pincode)

/** Read anew each time, as keeping all of them spelt out would cost far more memory than it saves time. */
const pincodesUnder = (prefix: string): Pincode[] =>
  Object.entries(offices[prefix] ?? {})
    .flatMap(([place, listed]) => listed.split(';').map((office) => readOffice(prefix, place, office)))
    .sort((one, other) => Number(one.pincode) - Number(other.pincode))

function readOffice(prefix: string, place: string, office: string): Pincode {
  const digits = 6 - prefixDigits
  const [city = '', state = ''] = place.split(', ')
  return { pincode: prefix + office.slice(0, digits), area: office.slice(digits + 1), city, state }
}
