import type { IssuedPolicy } from '#machines/document/issued.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import { riskOf } from '#machines/motor/rules/risk.ts'
import { hdfcErgo as insurer } from '#machines/reference/insurers/hdfc-ergo.insurer.ts'
import { isDeclined, rateMotor } from '#sandbox/rating/motor-premium.ts'
import { renewal } from '../payments/an-accepted-proposal.ts'

const soldOn = '2026-06-15'
const request: QuoteRequest = {
  coverType: 'comprehensive',
  addOns: ['zeroDepriciationCover', 'roadSideAssistance'],
  electricalAccessories: 15_000_00,
  paidDrivers: 1,
  tppdRestricted: false,
  personalAccident: true,
}

/** A financed Swift with some of everything that can stand in a premium. */
export const renewedSwift: MotorRecord = {
  ...renewal,
  request,
  plan: priced(),
  vehicle: renewal.vehicle && {
    ...renewal.vehicle,
    hypothecation: { bank: 'State Bank of India', city: 'Jaipur' },
  },
}

function priced(): MotorRecord['plan'] {
  const risk = riskOf(renewal, request, soldOn)
  const premium = risk && rateMotor(risk, insurer, soldOn)
  if (!premium || isDeclined(premium)) throw new Error('The sample has no price')
  const { idv: value, minIdv: min, maxIdv: max, start, end, net, gst, final } = premium
  return {
    insurerId: insurer.insurerId,
    insurer: insurer.name,
    logo: insurer.logo,
    caseId: 'case-1',
    planId: 'hdfc-ergo-comprehensive',
    coverType: 'comprehensive',
    idv: { value, min, max },
    start,
    end,
    lines: premium.lines.map(({ key, label, amount, reason }) => ({ key, label, amount, reason })),
    net,
    gst,
    final,
    included: ['zeroDepriciationCover', 'roadSideAssistance'],
    missing: [],
    needs: [],
    questions: [],
    notes: [],
  }
}

export const anIssuedPolicy = (
  different: Partial<IssuedPolicy<MotorRecord>> = {},
): IssuedPolicy<MotorRecord> => ({
  policyNumber: 'SANDBOX/HDFC-ERGO/12345678',
  verifyCode: 'code-1',
  issuedAt: '2026-06-15T10:31:00.000Z',
  start: '2026-07-06',
  end: '2027-07-05',
  payment: {
    reference: 'pay_Nx8Qz3KcT1a2Bc',
    order: 'order_Nx8Qz3KcT1a2Bc',
    amount: renewedSwift.plan?.final ?? 0,
    paidAt: '2026-06-15T10:30:00.000Z',
  },
  record: renewedSwift,
  ...different,
})
