import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'

/** A price of Digit for a comprehensive cover. */
export const aPlan = (different: Partial<MotorPlan> = {}): MotorPlan => ({
  insurerId: 13,
  insurer: 'Digit',
  logo: '/logos/insurers/digit.svg',
  caseId: 'case-1',
  planId: 'digit-comprehensive',
  coverType: 'comprehensive',
  idv: { value: 510_650_00, min: 449_372_00, max: 587_247_00 },
  start: '2026-07-06',
  end: '2027-07-05',
  lines: [{ key: 'basicOd', label: 'Basic own damage', amount: 11_702_00, reason: 'Own-damage rate' }],
  net: 11_702_00,
  gst: 2_106_36,
  final: 13_808_36,
  included: [],
  missing: [],
  needs: [],
  questions: [],
  notes: [],
  ...different,
})
