import * as v from 'valibot'
import { day } from './basics.ts'

export const supportTopics = ['question', 'payment', 'claim', 'privacy', 'complaint'] as const
export const supportStates = ['open', 'answered', 'closed'] as const
export type SupportState = (typeof supportStates)[number]

/** What somebody asks of support. */
export type SupportQuestion = {
  topic: (typeof supportTopics)[number]
  fullName: string
  email: string
  about: string
  text: string
}

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
