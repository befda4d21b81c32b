import type { Session } from '#machines/schemas/session.ts'
import { profile } from '#machines/schemas/session.ts'
import { creditOf } from '#machines/session/session.known.ts'
import type { SessionContext, SessionInput } from '#machines/session/session.machine.ts'
import { readCookie } from '../cookies.ts'
import { inTab, kept } from '../kept.ts'
import {
  arrival,
  keptEmplId,
  keptFeCode,
  keptPartnerToken,
  keptRefCode,
  keptSignUp,
  signedInMarker,
} from './arrival.ts'
import { remember } from './remember.ts'

const signedUp = kept(inTab, keptSignUp.key, profile)

/** What this visit arrives with. */
export function sessionInput(): SessionInput {
  const given = {
    partnerToken: keptPartnerToken.read(),
    unverified: signedUp.read(),
    employeeId: arrival.employeeId,
    emplId: keptEmplId.read(),
    refCode: keptRefCode.read(),
    feCode: keptFeCode.read(),
  }
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { isMarked: readCookie(signedInMarker) !== undefined, ...known }
}

let rememberedAs: Session | undefined

/** Keeps what the session knows for the next visit; a token that was used or refused is dropped (register C-91). */
export function keepSession(context: SessionContext, isSettled: boolean): void {
  const { session, partnerToken, feCode } = context
  if (partnerToken === undefined) keptPartnerToken.forget()
  if (feCode !== undefined) keptFeCode.write(feCode)
  if (!isSettled || session === rememberedAs) return
  rememberedAs = session
  remember(session)
  if (session.kind === 'unverified') signedUp.write(session.customer)
  else signedUp.forget()
}

/** Whom journeys begun here are credited to (register EMP-05). */
export function keepCredit(context: SessionContext): void {
  const credit = creditOf(context)
  if (credit.source === 'empl') keptEmplId.write(credit.emplId)
  else keptEmplId.forget()
}
