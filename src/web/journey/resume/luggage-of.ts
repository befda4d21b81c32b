import { spellStep } from '#contract/flow/step-name.ts'
import type { LeadsTo, MotorRecord } from '#machines/schemas/record.ts'
import { vehicleSelected } from '../vehicle-selected.ts'

/** What the next page is given to begin with (register ROUTE-04, ROUTE-07, RESUME-20, RESUME-21). */
export function luggageOf(record: MotorRecord, { activeStep }: LeadsTo): Record<string, unknown> {
  const { leadId, savedStep, vehicleType = '4w' } = record
  return {
    ...vehicleSelected(vehicleType),
    customerLeadId: leadId,
    journeyContinue: true,
    activeStep,
    previousProcessJourney: spellStep(savedStep),
    stepsData: { processStep: spellStep(savedStep), customerLeadId: leadId },
  }
}
