/**
 * Parameters of a link (PARTNER-01, PARTNER-02, EMP-01, C-91). They are read once, as written: the router would turn
 * 0012 and 1e5 into numbers. main.tsx imports this before the router, so that nothing else sees the token.
 */
import { readCookie } from './cookies.ts'
import { storageText } from './text-storage.ts'

const tab = () => window.sessionStorage
const browser = () => window.localStorage

export const storedPartnerToken = storageText(tab, 'partnerToken')
export const storedRefCode = storageText(browser, 'refCode')
export const storedFeCode = storageText(browser, 'feCode')
export const storedEmplId = storageText(browser, 'emplId')
/** Present while somebody who signed up in this tab has not proved the number. */
export const storedSignUp = storageText(tab, 'signedUp')

/** The marker cookie of a session: worth asking the server. */
export const signedInMarker = 'signed_in'

export function readArrival(): { employeeId?: string } {
  const address = new URL(window.location.href)
  const named = (name: string) => address.searchParams.get(name) || undefined
  const [token, refCode, employeeId] = [named('token'), named('ref'), named('employeeId')]
  if (refCode !== undefined) storedRefCode.write(refCode)
  if (token !== undefined) {
    storedPartnerToken.write(token)
    address.searchParams.delete('token')
    window.history.replaceState(window.history.state, '', address)
  }
  return employeeId === undefined ? {} : { employeeId }
}

/** During server rendering there is no arrival. */
const isBrowser = typeof window !== 'undefined'

export const arrival = isBrowser ? readArrival() : {}

/** Whether the session has to be read; all others are anonymous at once. */
export const mayBeKnown = (): boolean =>
  isBrowser &&
  [readCookie(signedInMarker), storedPartnerToken.read(), storedSignUp.read()].some(
    (sign) => sign !== undefined,
  )
