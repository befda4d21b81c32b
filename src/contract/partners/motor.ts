import * as v from 'valibot'
import { shots } from '#machines/motor/record/photograph.ts'
import { day } from '#machines/schemas/basics.ts'

export { type MotorRisk, motorRisk } from '#machines/motor/record/motor-risk.ts'

/** What a vehicle's proposal contains besides proposer, KYC and nominee. */
export const motorProposal = v.object({
  personal_accident_declined_because: v.optional(v.string()),
  vehicle: v.object({
    registration_number: v.string(),
    make: v.string(),
    model: v.string(),
    variant: v.string(),
    engine_number: v.string(),
    chassis_number: v.string(),
    manufactured: day,
    financier: v.optional(v.object({ name: v.string(), city: v.string() })),
    pollution_certificate: v.optional(v.object({ number: v.string(), valid_until: day })),
    registration_address: v.optional(v.string()),
  }),
  previous_policy: v.optional(v.object({ insurer: v.string(), number: v.string(), end: v.optional(day) })),
  third_party_policy: v.optional(v.object({ insurer: v.string(), number: v.string(), end: day })),
  /** Where the price says that an inspection is required. */
  photographs: v.optional(
    v.array(v.object({ shot: v.picklist(shots), document_id: v.string(), taken_on: day })),
  ),
})
export type MotorProposal = v.InferOutput<typeof motorProposal>
