import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { storedEmplId, storedFeCode, storedRefCode } from './arrival.ts'

/** To whom a journey that starts now is attributed: the employee named by a link or signed in (EMP-03 to EMP-05). */
export function creditNow(): Partial<Pick<JourneyRecord, 'source' | 'emplId'>> {
  const emplId = storedEmplId.read()
  return emplId === undefined ? {} : { source: 'empl', emplId }
}

/** The code that the server gave this visit, else the one of its link. */
export function referralNow(): { referralCode?: string } {
  const referralCode = storedFeCode.read() ?? storedRefCode.read()
  return referralCode === undefined ? {} : { referralCode }
}
