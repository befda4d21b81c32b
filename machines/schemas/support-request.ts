import * as v from 'valibot'
import { limits } from '../reference/limits.ts'
import { emailError } from '../rules/email.ts'
import { given, judged, oneOf } from './answers.ts'
import { day } from './basics.ts'

export const supportTopics = ['question', 'payment', 'claim', 'privacy', 'complaint'] as const
export const supportStates = ['open', 'answered', 'closed'] as const
export type SupportState = (typeof supportStates)[number]

/** What somebody asks of support. */
export const supportQuestion = v.object({
  topic: oneOf(supportTopics),
  fullName: v.pipe(given, v.maxLength(limits.name.max)),
  email: v.pipe(judged(emailError), v.maxLength(254)),
  about: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(limits.support.aboutMax)),
  text: v.pipe(given, v.maxLength(limits.support.textMax)),
})
export type SupportQuestion = v.InferOutput<typeof supportQuestion>

/** What the desk answers. */
export const supportAnswer = v.pipe(given, v.maxLength(limits.support.textMax))

/** The number of a request, and the day by which it is answered. */
export const supportReceipt = v.object({ number: v.string(), promisedOn: day })
export type SupportReceipt = v.InferOutput<typeof supportReceipt>

/** A request as the desk reads it. */
export const supportRequest = v.object({
  ...supportReceipt.entries,
  state: v.picklist(supportStates),
  topic: v.picklist(supportTopics),
  fullName: v.string(),
  email: v.string(),
  about: v.string(),
  text: v.string(),
  answer: v.optional(v.string()),
  /** ISO 8601. */
  askedAt: v.string(),
})
export type SupportRequest = v.InferOutput<typeof supportRequest>
