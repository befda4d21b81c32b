import { keepFingerprint } from './device-fingerprint.ts'
import { startPolicyState } from './policy-state/start.ts'
import { keepSessionId } from './session-id.ts'

/** What every visit keeps of itself: its state, its id, its device (register STATE-01 to 04). */
export function startVisit(): void {
  keepSessionId()
  keepFingerprint()
  startPolicyState()
}
