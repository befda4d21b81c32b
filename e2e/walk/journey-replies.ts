import { rupees } from '#machines/rules/money.ts'
import type { Plan, Unavailable } from '#machines/schemas/plan.ts'
import type { Reply } from './api-request.ts'
import type { Walk } from './stage.ts'

export const success = (data: object): Reply => ({ json: { status: 'success', data } })

type Saved = { leadId?: string; version: number; quotationNumber?: string }

export const savedReply = ({ leadId = 'lead-1', version, quotationNumber }: Saved): Reply =>
  success({
    message: '',
    data: { customerLeadId: leadId, version, ...(quotationNumber && { quotationNumber }) },
  })

/** A journey is read as the machine has it: no server knows the journeys of the walks. */
export const readAsWalked =
  (path: string) =>
  ({ snapshot }: Walk): Reply => {
    const { quoteType, leadId, version, savedStep, source, status, ...answers } = snapshot.context.record
    return success({
      quoteType,
      customerLeadId: leadId,
      version,
      source,
      processStep: `step${savedStep}`,
      processDescription: '',
      ...(status && { status }),
      // What the specification has no fields for travels as it is.
      answers,
      leadsTo: { path, screen: 'quotes', activeStep: 2 },
    })
  }

type Priced = Plan & { planName: string; features: object }

/** A price as a line of the stream, with what one product says besides. */
export const quoteLine = (plan: Priced, more: object): object => ({
  type: 'quote',
  quote: {
    Logo: plan.logo,
    insurer: plan.insurer,
    insurerId: plan.insurerId,
    caseId: plan.caseId,
    planId: plan.planId,
    planName: plan.planName,
    NetPremium: rupees(plan.net),
    GST: rupees(plan.gst),
    FinalPremium: rupees(plan.final),
    StartDate: plan.start,
    EndDate: plan.end,
    isPanRequiredInProposal: plan.needs.includes('pan'),
    premiumLines: plan.lines.map((line) => ({ ...line, amount: rupees(line.amount) })),
    missingAddOns: plan.missing,
    features: plan.features,
    notes: plan.notes,
    ...more,
  },
})

export const refusalLine = ({ insurerId, insurer, logo, reason, message }: Unavailable): object => ({
  type: 'unavailable',
  unavailable: { Api_name: insurer, logo, displayMessage: message, insurerId, reason },
})
