import { fromPromise } from 'xstate'
import { spellStep } from '#contract/flow/step-name.ts'
import { resumeEvents } from '#machines/resume/resume.events.ts'
import { resumeMachine } from '#machines/resume/resume.machine.ts'
import { screenForSavedStep } from '#machines/rules/resume.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { defineJourney } from '../journey/journey.ts'
import { readJourney as read } from '../journey/lead.ts'
import { vehicleSelected } from '../journey/vehicle-selected.ts'

const readJourney = fromPromise<MotorRecord | null, { leadId: string }>(async ({ input }) => {
  const lead = await read(input.leadId)
  return lead.kind === 'found' ? lead.record : null
})

/** A journey this browser began, offered to be gone on with. */
export const resumeJourney = defineJourney({
  machine: resumeMachine.provide({ actors: { readJourney } }),
  events: resumeEvents,
  luggage: ({ record }) => (record ? { state: luggageOf(record) } : {}),
})

/** What the next page is given to begin with (register ROUTE-04, ROUTE-07, RESUME-20, RESUME-21). */
function luggageOf(record: MotorRecord): Record<string, unknown> {
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
