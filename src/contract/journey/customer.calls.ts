import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { genders, maritalStatuses } from '#machines/reference/people.ts'
import { emailError } from '#machines/rules/email.ts'
import { detailsMobileError } from '#machines/rules/mobile.ts'
import { given, judged, judgedIfGiven } from '#machines/schemas/answers.ts'
import { call } from '../call.ts'

const { signUpMax } = limits.name
const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(signUpMax)))
/** One of the known words, else undefined: a purchase must not fail because of it. */
const word = <const T extends readonly string[]>(words: T) =>
  v.fallback(v.optional(v.picklist(words)), undefined)

/**
 * Stores a customer's details, and on the journey how the customer came; `status` is true here,
 * where other calls say 'success' (C-127).
 */
export const createCustomer = call({
  method: 'POST',
  path: 'motor/create-customer',
  kind: 'upload',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({
    customer_name: v.pipe(given, v.maxLength(signUpMax, messages.form.tooLong(signUpMax))),
    customer_phone: judged(detailsMobileError),
    customer_email: judgedIfGiven(emailError),
    customer_gender: word(genders),
    /** `dd/mm/yyyy`. */
    dateOfBirth: text,
    marital_status: word(maritalStatuses),
    city: text,
    customer_unique_number: text,
    customerLeadId: text,
    refCode: text,
    feCode: text,
  }),
  reply: v.object({ status: v.literal(true), data: v.object({ id: v.string() }) }),
  isSuccess: (reply) => reply.status === true && reply.data.id !== '',
})

/** Exchanges a link's parameters for the code that a sale is attributed to; `fingurePrint` is spelt as specified. */
export const getFeCode = call({
  method: 'POST',
  path: 'motor/getFeCode',
  kind: 'authed',
  action: 'product.look',
  request: v.object({
    refCode: v.optional(v.pipe(v.string(), v.maxLength(signUpMax)), ''),
    feCode: v.optional(v.pipe(v.string(), v.maxLength(signUpMax)), ''),
    /** Always empty: a browser does not know its address, and the server sees it (C-93). */
    ipAddress: v.optional(v.string(), ''),
    fingurePrint: v.optional(v.unknown()),
  }),
  reply: v.object({ status: v.literal('success'), data: v.string() }),
  isSuccess: (reply) => reply.status === 'success',
})

/** The number of journeys started today; a quotation number ends with the next one (HEALTH-13). */
export const readQuoteCount = call({
  method: 'GET',
  path: 'admin/quote_count',
  kind: 'read',
  action: 'product.look',
  request: v.object({}),
  reply: v.object({
    success: v.boolean(),
    message: v.literal(messages.journey.quoteCountFetched),
    dataCount: v.number(),
  }),
  isSuccess: (reply) => reply.success,
})
