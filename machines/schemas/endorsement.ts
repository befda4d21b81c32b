import * as v from 'valibot'
import { day } from './basics.ts'
import { nominee } from './proposal.ts'

/** What its owner may have changed of an issued policy, at no change of its price. */
export const endorsementSubjects = ['nominee', 'contact'] as const
export type EndorsementSubject = (typeof endorsementSubjects)[number]
const subject = v.picklist(endorsementSubjects)

/** How an insurer reaches the person who took out a policy. */
export const contact = v.object({
  email: v.string(),
  mobile: v.string(),
  addressLine: v.string(),
  pincode: v.string(),
  city: v.string(),
  state: v.string(),
})
export type Contact = v.InferOutput<typeof contact>

export const policyChange = v.variant('subject', [
  v.object({ subject: v.literal('nominee'), nominee }),
  v.object({ subject: v.literal('contact'), contact }),
])
export type PolicyChange = v.InferOutput<typeof policyChange>

/** Where a policyholder calls; a number of the sandbox is answered by nobody. */
export const helpline = v.object({ number: v.string(), isSandbox: v.boolean() })

/** One change of a policy: asked of its insurer, made under a number, or refused with a reason. */
export const endorsement = v.object({
  subject,
  state: v.picklist(['asked', 'done', 'refused']),
  /** When it was asked for, then when it was answered. */
  on: day,
  number: v.optional(v.string()),
  reason: v.optional(v.string()),
})
export type Endorsement = v.InferOutput<typeof endorsement>

/** What can be changed today, filled in as it is; or why nothing can, or what becomes of the last wish. */
export const endorsementStatus = v.variant('state', [
  v.object({
    state: v.literal('offered'),
    subjects: v.array(subject),
    known: v.record(subject, v.record(v.string(), v.unknown())),
    insurer: v.object({ name: v.string(), helpline }),
  }),
  v.object({ state: v.literal('answered'), endorsement }),
  v.object({ state: v.literal('impossible'), message: v.string() }),
])
export type EndorsementStatus = v.InferOutput<typeof endorsementStatus>
