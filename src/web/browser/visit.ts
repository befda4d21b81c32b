import * as v from 'valibot'
import { keepFingerprint } from './device-fingerprint.ts'
import { startPolicyState } from './policy-state/start.ts'
import { storageItem, tabStorage } from './storage.ts'

/** What every visit stores: its state, its id, its device (STATE-01 to STATE-04). */
export function startVisit(): void {
  keepSessionId()
  keepFingerprint()
  startPolicyState()
}

const place = storageItem(tabStorage, 'sessionId', v.pipe(v.string(), v.uuid()))

/** The id of this visit, created once per tab (STATE-03). */
export function keepSessionId(): string {
  const id = place.read() ?? crypto.randomUUID()
  place.write(id)
  return id
}
