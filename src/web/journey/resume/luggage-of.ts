import { spellStep } from '#contract/flow/step-name.ts'
import { screenForSavedStep } from '#machines/rules/resume.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { vehicleSelected } from '../vehicle-selected.ts'

/** What the next page is given to begin with (register ROUTE-04, ROUTE-07, RESUME-20, RESUME-21). */
export function luggageOf(record: MotorRecord): Record<string, unknown> {
  const { leadId, savedStep, vehicleType = '4w' } = record
  return {
    ...vehicleSelected(vehicleType),
    customerLeadId: leadId,
    journeyContinue: true,
    activeStep: activeSteps[screenForSavedStep(record)] ?? 0,
    previousProcessJourney: spellStep(savedStep),
    stepsData: { processStep: spellStep(savedStep), customerLeadId: leadId },
  }
}

/** The screens of the resume table in the specification's numbers (register 3.5). */
const activeSteps: Readonly<Record<string, number>> = {
  make: 2,
  model: 3,
  variant: 4,
  vehicleDates: 5,
  previousPolicy: 8,
  quotation: 9,
  nomineeDetails: 11,
  vehicleDetails: 12,
  checkout: 13,
}
