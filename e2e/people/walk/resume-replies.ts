import { motorProduct } from '#machines/motor/motor.product.ts'
import { isOf } from '#machines/products.ts'
import type { SendOutcome, VerifyOutcome } from '#machines/purchase/prove-owner/prove-owner.machine.ts'
import type { OpenOutcome, ReadOutcome } from '#machines/purchase/resume/resume.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { stepsOf } from '../../driver/saved-journey.ts'
import type { Reply } from '../../walk/api-request.ts'

const refusal = (status: number, code: string, message: string, more: object = {}): Reply => ({
  status,
  json: { status: 'error', code, message, ...more },
})
const success = (data: object): Reply => ({ json: { status: 'success', data } })

export const sendCodeReply = (said: SendOutcome): Reply =>
  said.kind === 'sent' ? success({ mobile: said.mobile }) : refusal(429, 'too-many', said.message)

const refusals = { wrong: [422, 'invalid'], spent: [410, 'gone'], blocked: [429, 'too-many'] } as const

export function verifyCodeReply(said: VerifyOutcome): Reply {
  if (said.kind === 'proved') return success({ customerLeadId: 'lead-1' })
  const [status, code] = refusals[said.kind]
  const issues = said.kind === 'wrong' ? [{ path: 'otp', message: said.message }] : undefined
  return refusal(status, code, said.message, issues && { issues })
}

export const openLinkReply = (said: OpenOutcome): Reply =>
  said.kind === 'opened'
    ? success({ customerLeadId: said.leadId, ...(said.mobile && { mobile: said.mobile }) })
    : refusal(410, 'gone', account.otpExpired)

export function readJourneyReply(said: ReadOutcome): Reply {
  if (said.kind === 'unknown') return refusal(404, 'unknown-journey', '')
  if (said.kind === 'found') return success({ ...journeyOf(said.record), leadsTo: said.leadsTo })
  const current = said.mobile === undefined ? {} : { mobile: said.mobile }
  return refusal(403, 'prove-owner', '', { current })
}

/** A journey as the wire spells it; the last step tells how its proposal stands. */
function journeyOf(record: JourneyRecord): object {
  if (!isOf(motorProduct, record)) throw new Error('The sample is no motor journey')
  const { savedStep, proposalStatus } = record
  const papers = { engineNumber: 'K12MN1234567', chassisNumber: 'MA3EWDE1S00123456' }
  const vehicleDetails = {
    ...papers,
    registrationAddressSame: true,
    ...(proposalStatus && { proposalStatus }),
  }
  return {
    customerLeadId: 'lead-1',
    version: 1,
    quoteType: 'motor',
    source: 'customer',
    processStep: savedStep === 0 ? '' : `step${savedStep}`,
    processDescription: '',
    ...Object.fromEntries(Object.entries(stepsOf(record)).slice(0, savedStep)),
    ...(savedStep === 10 && { step10: { vehicleDetails } }),
  }
}
