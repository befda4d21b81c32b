import * as v from 'valibot'
import { type StepKey, stepKeys } from './step-name.ts'

/** The fields of a saved step. Which of them the specification spells is declared for each product. */
const wireStep = v.record(v.string(), v.unknown())
type WireStep = v.InferOutput<typeof wireStep>

/** The saved steps of a journey, whatever is insured. */
export type WireSteps = { [K in StepKey]?: WireStep | undefined }

const entries = Object.fromEntries(stepKeys.map((key) => [key, v.optional(wireStep)]))
export const wireSteps = v.object(entries as Record<StepKey, v.OptionalSchema<typeof wireStep, undefined>>)
