import { addDays, addYears } from '../../rules/calendar.ts'
import type { HealthPlan } from './health-plan.ts'
import { emptyHealth, type HealthRecord } from './health-record.ts'

/** Believable answers of an insurer, for walking the machines. */
export function sampleHealthPlan(today: string): HealthPlan {
  const start = addDays(today, 1)
  return {
    insurerId: 13,
    insurer: 'Digit',
    logo: '/logos/insurers/digit.svg',
    caseId: 'case-1',
    planId: 'digit-health',
    start,
    end: addDays(addYears(start, 1), -1),
    planName: 'Health Plus',
    sumInsured: 500_000,
    tenure: 1,
    lines: [{ key: 'base', label: 'Cover for one person', amount: 7_600_00, reason: 'Sample' }],
    net: 7_600_00,
    gst: 0,
    final: 7_600_00,
    included: [],
    missing: [],
    needs: ['pan'],
    questions: [],
    notes: [],
    features: {
      roomRent: 'No limit',
      coPayment: 0,
      zoneCoPayment: 20,
      waits: { initialDays: 30, specifiedIllness: 24, preExisting: 36 },
      networkHospitals: 10_500,
      restore: 'Once a year, for another illness',
      notCovered: ['Cosmetic treatment', 'Dental treatment unless after an accident'],
    },
  }
}

/** A journey that is answered up to the prices. */
export function sampleHealth(): HealthRecord {
  return {
    ...emptyHealth,
    leadId: 'lead-1',
    version: 1,
    savedStep: 1,
    quotationNumber: 'SAFH150620260001',
    basics: {
      relation: 'Self',
      gender: 'Female',
      age: 34,
      pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' },
    },
  }
}
