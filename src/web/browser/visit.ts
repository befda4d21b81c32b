import * as v from 'valibot'
import { keepFingerprint } from './device-fingerprint.ts'
import { startPolicyState } from './policy-state/start.ts'
import { storageItem, tabStorage } from './storage.ts'

/** What every visit keeps of itself: its state, its id, its device (register STATE-01 to 04). */
export function startVisit(): void {
  keepSessionId()
  keepFingerprint()
  startPolicyState()
}

const place = storageItem(tabStorage, 'sessionId', v.pipe(v.string(), v.uuid()))

/** The id of this visit, made once a tab (register STATE-03). */
export function keepSessionId(): string {
  const id = place.read() ?? crypto.randomUUID()
  place.write(id)
  return id
}
