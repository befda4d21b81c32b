import * as v from 'valibot'
import { limits } from '../reference/limits.ts'
import { form } from '../reference/messages/form.ts'
import { emailError } from '../rules/email.ts'
import { detailsMobileError } from '../rules/mobile.ts'
import { given, givenName, judged, oneOf } from './answers.ts'
import { day } from './basics.ts'

export const supportTopics = ['question', 'callback', 'payment', 'claim', 'privacy', 'complaint'] as const
export const supportStates = ['open', 'answered', 'closed'] as const
export type SupportState = (typeof supportStates)[number]

/** Parts of a working day in which somebody wants to be called. */
export const callTimes = ['morning', 'afternoon', 'evening'] as const

/** A browser counts them while they are typed. */
const atMost = (max: number) => v.maxLength<string, number, string>(max, form.tooLong(max))

/** What somebody asks of support, field by field. */
export const supportFields = v.object({
  topic: oneOf(supportTopics),
  fullName: givenName,
  email: v.pipe(judged(emailError), atMost(254)),
  about: v.pipe(v.optional(v.string(), ''), v.trim(), atMost(limits.support.aboutMax)),
  text: v.pipe(given, atMost(limits.support.textMax)),
  mobile: v.optional(judged(detailsMobileError)),
  callTime: v.optional(oneOf(callTimes)),
  /** The yes to a call, which nobody gets without it. */
  callAgreed: v.optional(v.literal(true)),
})

/** The same as a whole: whoever wants to be called says where and when. */
export const supportQuestion = v.pipe(
  supportFields,
  v.forward(
    v.check(
      ({ topic, mobile, callTime, callAgreed }) =>
        topic !== 'callback' || (mobile !== undefined && callTime !== undefined && callAgreed === true),
      form.required,
    ),
    ['mobile'],
  ),
)
export type SupportQuestion = v.InferOutput<typeof supportQuestion>

/** What the desk answers. */
export const supportAnswer = v.pipe(given, atMost(limits.support.textMax))

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
  /** Where and when to call; only of who asked for it. */
  mobile: v.optional(v.string()),
  callTime: v.optional(v.picklist(callTimes)),
  answer: v.optional(v.string()),
  /** ISO 8601. */
  askedAt: v.string(),
})
export type SupportRequest = v.InferOutput<typeof supportRequest>
