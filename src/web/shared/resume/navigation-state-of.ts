import { spellStep } from '#contract/flow/step-name.ts'
import type { JourneyRecord, LeadsTo } from '#machines/schemas/journey-record.ts'

/** Navigation state for the next page (ROUTE-04, ROUTE-07, RESUME-20, RESUME-21). */
export function navigationStateOf(
  { leadId, savedStep }: Pick<JourneyRecord, 'leadId' | 'savedStep'>,
  { activeStep }: LeadsTo,
  navigationState: Record<string, unknown>,
): Record<string, unknown> {
  return {
    ...navigationState,
    customerLeadId: leadId,
    journeyContinue: true,
    activeStep,
    previousProcessJourney: spellStep(savedStep),
    stepsData: { processStep: spellStep(savedStep), customerLeadId: leadId },
  }
}
