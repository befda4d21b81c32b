import * as v from 'valibot'
import { messages } from '#machines/reference/messages.ts'
import { emailFault } from '#machines/rules/email.ts'
import { detailsMobileFault } from '#machines/rules/mobile.ts'
import { given, judged, judgedIfGiven } from '#machines/schemas/answers.ts'
import { call } from '../call.ts'

const text = v.optional(v.string())

/** Keeps a customer's details; `status` is true here, where other calls say 'success' (register C-127). */
export const createCustomer = call({
  method: 'POST',
  path: 'motor/create-customer',
  kind: 'upload',
  action: 'journey.buy',
  request: v.object({
    customer_name: given,
    customer_phone: judged(detailsMobileFault),
    customer_email: judgedIfGiven(emailFault),
    customer_gender: text,
    dateOfBirth: text,
    marital_status: text,
    city: text,
    customer_unique_number: text,
    customerLeadId: text,
  }),
  reply: v.object({ status: v.literal(true), data: v.object({ id: v.string() }) }),
  isSuccess: (reply) => reply.status === true && reply.data.id !== '',
})

/** Trades what a link brought along for the code that a sale is attributed to; `fingurePrint` is spelt so. */
export const getFeCode = call({
  method: 'POST',
  path: 'motor/getFeCode',
  kind: 'authed',
  action: 'product.look',
  request: v.object({
    refCode: v.optional(v.string(), ''),
    feCode: v.optional(v.string(), ''),
    ipAddress: v.optional(v.string(), ''),
    fingurePrint: v.optional(v.unknown()),
  }),
  reply: v.object({ status: v.literal('success'), data: v.string() }),
  isSuccess: (reply) => reply.status === 'success',
})

/** How many journeys began today: a quotation number ends with the next one (register HEALTH-13). */
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
