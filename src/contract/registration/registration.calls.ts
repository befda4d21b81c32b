import * as v from 'valibot'
import { messages } from '#machines/reference/messages.ts'
import { call } from '../call.ts'
import { wireDetails, wireVehicle } from './known-vehicle.ts'

const success = v.literal('success')
const number = v.pipe(v.string(), v.trim(), v.nonEmpty(messages.form.required))

/** The vehicle of a registration number; undefined unless the registry and we identify it for sure (C-140). */
export const searchRegistration = call({
  method: 'POST',
  path: 'motor/registrationNo-search',
  kind: 'authed',
  action: 'product.look',
  request: v.object({ registrationNumber: number }),
  reply: v.object({
    status: success,
    data: v.nullable(wireVehicle),
    /** Whether a journey that begins with it shows prices before it asks for a name and a number. */
    pricesFirst: v.optional(v.boolean()),
  }),
  isSuccess: (reply) => reply.status === 'success',
})

/** What the registry knows besides of the vehicle that a journey insures; undefined where it knows another one. */
export const recallVehicle = call({
  method: 'POST',
  path: 'motor/registration-details',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({ customerLeadId: v.string() }),
  reply: v.object({ status: success, data: v.nullable(wireDetails) }),
  isSuccess: (reply) => reply.status === 'success',
})

/** Puts another number on a journey (spec §7, C-43). */
export const saveRegistration = call({
  method: 'POST',
  path: 'motor/registrationNo-save',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({ registrationNumber: number, customerLeadId: v.string() }),
  reply: v.object({
    status: success,
    data: v.object({ registrationNumber: v.string(), version: v.number() }),
  }),
  isSuccess: (reply) => reply.status === 'success',
})
