import { creditOf } from '#machines/account/session/session.known.ts'
import type { SessionContext, SessionInput } from '#machines/account/session/session.machine.ts'
import type { Session } from '#machines/schemas/session.ts'
import { profile } from '#machines/schemas/session.ts'
import {
  arrival,
  signedInMarker,
  storedEmplId,
  storedFeCode,
  storedPartnerToken,
  storedRefCode,
  storedSignUp,
} from '../browser/arrival.ts'
import { readCookie } from '../browser/cookies.ts'
import { storageItem, tabStorage } from '../browser/storage.ts'
import { remember } from './remember.ts'

const signedUp = storageItem(tabStorage, storedSignUp.key, profile)

/** The parameters of this visit's link. */
export function sessionInput(): SessionInput {
  const given = {
    partnerToken: storedPartnerToken.read(),
    unverified: signedUp.read(),
    employeeId: arrival.employeeId,
    emplId: storedEmplId.read(),
    refCode: storedRefCode.read(),
    feCode: storedFeCode.read(),
  }
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { isMarked: readCookie(signedInMarker) !== undefined, ...known }
}

let rememberedAs: Session | undefined

/** Stores what the session knows for the next visit; a used or refused token is dropped (C-91). */
export function keepSession(context: SessionContext, isSettled: boolean): void {
  const { session, partnerToken, feCode } = context
  if (partnerToken === undefined) storedPartnerToken.forget()
  if (feCode !== undefined) storedFeCode.write(feCode)
  if (!isSettled || session === rememberedAs) return
  rememberedAs = session
  remember(session)
  if (session.kind === 'unverified') signedUp.write(session.customer)
  else signedUp.forget()
}

/** To whom journeys started here are attributed (EMP-05). */
export function keepCredit(context: SessionContext): void {
  const credit = creditOf(context)
  if (credit.source === 'empl') storedEmplId.write(credit.emplId)
  else storedEmplId.forget()
}
