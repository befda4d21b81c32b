/**
 * What a link brought along (register PARTNER-01, PARTNER-02, EMP-01, C-91). It is read once, as it stands there: the
 * router would turn 0012 and 1e5 into numbers. main.tsx imports it before the router, so that nothing else sees the
 * token.
 */
import { readCookie } from './cookies.ts'
import { storageText } from './text-storage.ts'

const tab = () => window.sessionStorage
const browser = () => window.localStorage

export const storedPartnerToken = storageText(tab, 'partnerToken')
export const storedRefCode = storageText(browser, 'refCode')
export const storedFeCode = storageText(browser, 'feCode')
export const storedEmplId = storageText(browser, 'emplId')
/** There while somebody who signed up in this tab has not proved the number. */
export const storedSignUp = storageText(tab, 'signedUp')

/** The marker of a session: worth asking the server who it is. */
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

/** Where the server draws a page, nobody arrives. */
const isBrowser = typeof window !== 'undefined'

export const arrival = isBrowser ? readArrival() : {}

/** Whether it has to be asked who is here; all others are strangers from the first moment. */
export const mayBeKnown = (): boolean =>
  isBrowser &&
  [readCookie(signedInMarker), storedPartnerToken.read(), storedSignUp.read()].some(
    (sign) => sign !== undefined,
  )
