import * as v from 'valibot'
import type { Medical } from '#machines/health/record/health-record.ts'
import { conditionKeys } from '#machines/reference/health/conditions.ts'
import { day } from '#machines/schemas/basics.ts'

/** What a person says of their health, as CustomerDetails has it (HEALTH-04, HEALTH-05). */
export const medicalHistory = v.object({
  /** Those the person has, each with the first day of the month since when. */
  medicalHistory: v.array(v.object({ condition: v.picklist(conditionKeys), Since: day })),
  lifestyle: v.object({ smokes: v.boolean(), drinks: v.boolean() }),
  /** Stays in hospital, in the person's own words; absent where there were none. */
  hospitalisation: v.optional(v.string()),
})
type MedicalHistory = v.InferOutput<typeof medicalHistory>

export const toMedicalHistory = ({
  conditions,
  smokes,
  drinks,
  hospitalisation,
}: Medical): MedicalHistory => ({
  medicalHistory: conditions.map(({ condition, since }) => ({ condition, Since: since })),
  lifestyle: { smokes, drinks },
  ...(hospitalisation && { hospitalisation }),
})

export const fromMedicalHistory = ({
  medicalHistory: told,
  lifestyle,
  hospitalisation,
}: MedicalHistory): Medical => ({
  conditions: told.map(({ condition, Since }) => ({ condition, since: Since })),
  ...lifestyle,
  ...(hospitalisation && { hospitalisation }),
})
