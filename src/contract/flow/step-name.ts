import * as v from 'valibot'
import type { SavedStep } from '#machines/core/meta.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'

/** How a saved step is spelt on the wire: written `step5`, read as 5, '5' or 'Step5' (C-24). */
export const stepName = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((given) => Number(String(given).toLowerCase().replace('step', '').trim())),
  v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'Unknown step'),
)

/** The key of a step's fields in a save. */
export type StepKey = `step${SavedStep}`

export const stepKeyOf = (step: SavedStep): StepKey => `step${step}`

/** All of them, in order. */
export const stepKeys = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map(stepKeyOf)

export const spellStep = (step: JourneyRecord['savedStep']) => (step === 0 ? '' : stepKeyOf(step))

/** The description of a saved step; only the first and seventh are specified. */
export const processDescriptions = [
  '',
  'registrationNumber',
  'make',
  'model',
  'variant',
  'customerDetails',
  'pypSelection',
  'quotation',
  'kycAndUserDetails',
  'nomineeDetails',
  'vehicleDetails',
] as const
