import * as v from 'valibot'
import { form } from '../../reference/messages/form.ts'
import { policyStatusOptions, previousPolicyTypes } from '../../reference/policies.ts'
import { chosen, day, ncbSlab } from '../../schemas/basics.ts'

export const policyStatus = v.picklist(
  policyStatusOptions.map((option) => option.value),
  form.required,
)

/** The previous policy as given by the person or the registry. */
export const previousPolicy = v.object({
  /** Whether a claim was made in its last year; absent in a renewal until it is answered. */
  claimed: v.optional(v.boolean()),
  status: policyStatus,
  insurer: v.optional(chosen),
  endDate: v.optional(day),
  type: v.optional(v.picklist(previousPolicyTypes)),
  /** The bonus of the expiring policy in percent; absent where it was never given. */
  ncb: v.optional(ncbSlab),
})

export type PreviousPolicy = v.InferOutput<typeof previousPolicy>
