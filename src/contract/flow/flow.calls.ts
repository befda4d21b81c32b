import * as v from 'valibot'
import { messages } from '#machines/reference/messages.ts'
import { source } from '#machines/schemas/basics.ts'
import { lapsedPlan, leadsTo } from '#machines/schemas/journey-record.ts'
import { call } from '../call.ts'
import { declaredSchema } from './product-fields.ts'
import { stepName } from './step-name.ts'
import { type WireSteps, wireSteps } from './steps.ts'

const success = v.literal('success')

/** A message about a journey: what is the same for all, and what its product declares for it. */
function withFields<E extends v.ObjectEntries & { quoteType: v.GenericSchema<string> }>(entries: E) {
  const shared = v.object({ ...entries, ...wireSteps.entries })
  type Output = v.InferOutput<v.ObjectSchema<E, undefined>> & WireSteps
  return v.pipe(
    v.looseObject(shared.entries),
    v.rawTransform(({ dataset, addIssue, NEVER }): Output => {
      const given = dataset.value as Output & { quoteType: string }
      const read = v.safeParse(declaredSchema(given), given)
      const kept = Object.entries(given).filter(([key]) => key in shared.entries)
      if (read.success) return { ...Object.fromEntries(kept), ...read.output } as Output
      for (const { message, path } of read.issues) addIssue({ message, ...(path && { path }) })
      return NEVER
    }),
  )
}

/** Saves one step of a journey, or starts one where no lead id is given (spec §7, C-47, ruling 5). */
export const saveFlow = call({
  method: 'POST',
  path: 'admin/flow',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: withFields({
    customerLeadId: v.optional(v.string()),
    /** The version the save was made on; refused with 409 where the record has moved on. */
    version: v.optional(v.number()),
    quoteType: v.string(),
    step: stepName,
    processDiscription: v.string(),
    loggedInUser: v.boolean(),
    source: v.optional(source, 'customer'),
    emplId: v.optional(v.string()),
    referralCode: v.optional(v.string()),
    customerUniqueNumber: v.optional(v.union([v.string(), v.number()])),
    /** The screen on which the first of `events` happened. */
    screen: v.optional(v.string()),
    /** The events that a person caused since the save before, each with its answers; without them the steps count. */
    events: v.optional(v.array(v.looseObject({ type: v.string() }))),
  }),
  reply: v.object({
    status: success,
    data: v.object({
      message: v.string(),
      data: v.object({
        customerLeadId: v.string(),
        version: v.number(),
        /** Of the save that begins a journey whose product numbers its quotations (C-111). */
        quotationNumber: v.optional(v.string()),
        /** Of the save that begins a journey whose prices come before a name and a number. */
        pricesFirst: v.optional(v.boolean()),
      }),
    }),
  }),
  isSuccess: (reply) => reply.status === 'success' && reply.data.data.customerLeadId !== '',
})

export const saveMessages = { started: messages.journey.started, saved: 'process updated!!' } as const

/** The resume record as it travels (spec §3). */
export const resumeRecord = withFields({
  customerLeadId: v.string(),
  version: v.number(),
  quoteType: v.string(),
  source,
  emplId: v.optional(v.string()),
  /** The lead of the policy that this journey renews. */
  renewalOf: v.optional(v.string()),
  lapsed: v.optional(lapsedPlan),
  pricesFirst: v.optional(v.boolean()),
  /** `step5`; empty before the first save. */
  processStep: v.string(),
  processDescription: v.string(),
  /** The lifecycle status, absent before quotes are asked. */
  status: v.optional(v.string()),
  /** The answers as in the record, where the specification has no fields for all of them. */
  answers: v.optional(v.record(v.string(), v.unknown())),
  /** Where the journey continues, computed on its machines. */
  leadsTo,
})

export const readFlow = call({
  method: 'POST',
  path: 'admin/getFlow',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({ customerLeadId: v.string() }),
  reply: v.object({ status: success, data: resumeRecord }),
  isSuccess: (reply) => reply.status === 'success',
})

export type ResumeRecord = v.InferOutput<typeof resumeRecord>
