import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { keptEmplId, keptFeCode, keptRefCode } from './arrival.ts'

/** To whom a journey begun now is credited: who a link named, or the employee who is signed in (register EMP-03 to 05). */
export function creditNow(): Partial<Pick<JourneyRecord, 'source' | 'emplId'>> {
  const emplId = keptEmplId.read()
  return emplId === undefined ? {} : { source: 'empl', emplId }
}

/** The code that the server gave this visit, else the one of its link. */
export function referralNow(): { referralCode?: string } {
  const referralCode = keptFeCode.read() ?? keptRefCode.read()
  return referralCode === undefined ? {} : { referralCode }
}
