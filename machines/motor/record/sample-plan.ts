import { addDays, addYears } from '../../rules/calendar.ts'
import type { MotorPlan } from './motor-plan.ts'
import type { QuoteRequest } from './quote-request.ts'

/** Believable answers of an insurer, for walking the machine. */
export function samplePlan(today: string): MotorPlan {
  const start = addDays(today, 21)
  return {
    insurerId: 13,
    insurer: 'Digit',
    logo: '/logos/insurers/digit.svg',
    caseId: 'case-1',
    planId: 'digit-comprehensive',
    coverType: 'comprehensive',
    idv: { value: 510_650_00, min: 449_372_00, max: 587_247_00 },
    start,
    end: addDays(addYears(start, 1), -1),
    lines: [{ key: 'basicOd', label: 'Basic own damage', amount: 11_702_00, reason: 'Sample' }],
    net: 11_702_00,
    gst: 2_106_00,
    final: 13_808_00,
    included: [],
    missing: [],
    needs: [],
    questions: [],
    notes: [],
  }
}

export const sampleRequest: QuoteRequest = {
  coverType: 'comprehensive',
  addOns: ['zeroDepriciationCover'],
  tppdRestricted: false,
  personalAccident: true,
}
