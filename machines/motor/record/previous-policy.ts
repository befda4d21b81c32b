import * as v from 'valibot'
import { form } from '../../reference/messages/form.ts'
import { policyStatusOptions, previousPolicyTypes } from '../../reference/policies.ts'
import { chosen, day, ncbSlab } from '../../schemas/basics.ts'

export const policyStatus = v.picklist(
  policyStatusOptions.map((option) => option.value),
  form.required,
)

/** The answers of the previous policy that may be taken for granted. */
export const assumed = v.optional(v.array(v.picklist(['claimed', 'ncb'])))
type Assumed = NonNullable<v.InferOutput<typeof assumed>>

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
  /** It was sold with the vehicle, as one with its long-term third-party policy (C-60). */
  bundled: v.optional(v.literal(true)),
  /** Of the long-term third-party policy that still runs beside it. */
  tpInsurer: v.optional(chosen),
  tpEndDate: v.optional(day),
  /** Not asked but assumed, and listed as assumptions beside the prices. */
  assumed,
})

export type PreviousPolicy = v.InferOutput<typeof previousPolicy>

/** The same once these have been told by a person. */
export function told({ assumed = [], ...past }: PreviousPolicy, ...answers: Assumed): PreviousPolicy {
  const left = assumed.filter((answer) => !answers.includes(answer))
  return left.length > 0 ? { ...past, assumed: left } : past
}
