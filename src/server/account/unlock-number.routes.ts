import { unlockNumber } from '#contract/desk/unlock.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { maskMobile } from '#machines/rules/mask.ts'
import { auditDeed, noJourney } from '../audit/audit.store.ts'
import type { Module } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import { forgetUnknownDevices } from './unknown-device-limits.ts'

/** An admin opens a locked number, whether it is anybody's or not: the answer tells nothing of it. */
export const unlockNumberRoutes: Module = (deps) =>
  serve(unlockNumber, async ({ request: { mobileNumber }, caller: { employeeId } }) => {
    if (employeeId === null) return fail('not-allowed')
    const masked = maskMobile(mobileNumber)
    const fields = [{ field: 'lockedNumber', from: masked, to: null }]
    const deed = { leadId: noJourney, employeeId, action: unlockNumber.path, at: deps.clock.now() }
    await auditDeed(deps.db, { ...deed, fields })
    await forgetUnknownDevices(deps, mobileNumber)
    return { status: 'success' as const, message: messages.desk.unlock.done(masked) }
  })
