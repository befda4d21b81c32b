import * as v from 'valibot'
import { identity } from '#machines/reference/messages/identity.ts'
import { vehicleKinds } from '#machines/reference/policies.ts'
import { call } from '../call.ts'
import { isSuccess, listReply } from './list-reply.ts'

const option = v.object({ value: v.string(), label: v.string() })
const nothing = v.object({})

/** Registration offices with their cities (REF-10). */
export const readRtos = call({
  method: 'GET',
  path: 'motor/rto',
  kind: 'read',
  action: 'product.look',
  request: nothing,
  reply: listReply(v.object({ value: v.string(), registered_city_name: v.string() })),
  isSuccess,
})

export const readPreviousInsurers = call({
  method: 'GET',
  path: 'motor/previous-insurer',
  kind: 'read',
  action: 'product.look',
  request: nothing,
  reply: listReply(option),
  isSuccess,
})

/** A pincode option carries value, City and State (spec §3). */
const pincode = v.object({ value: v.string(), City: v.string(), State: v.string(), area: v.string() })

const digits = v.pipe(v.string(), v.regex(/^[1-9]\d{2,5}$/, identity.pincode))

/** The digits that the pincodes begin with, three or more; without them every pincode is listed (C-126). */
const beginning = v.object({ pincode: v.optional(digits) })

export const readPincodes = call({
  method: 'GET',
  path: 'motor/pincode',
  kind: 'read',
  action: 'product.look',
  request: beginning,
  reply: listReply(pincode),
  isSuccess,
})

export const readHealthPincodes = call({
  method: 'GET',
  path: 'health/health_pincode',
  kind: 'read',
  action: 'product.look',
  request: beginning,
  reply: listReply(pincode),
  isSuccess,
})

/** Spelt as specified, with a query (C-105). */
export const readFinanciers = call({
  method: 'GET',
  path: 'motor/getFiancierBanks',
  kind: 'read',
  action: 'product.look',
  request: v.object({
    vehicleType: v.picklist(vehicleKinds),
    insurerId: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
  }),
  reply: listReply(option),
  isSuccess,
})

export const readRelations = call({
  method: 'GET',
  path: 'motor/getRelations',
  kind: 'read',
  action: 'product.look',
  request: nothing,
  reply: listReply(option),
  isSuccess,
})
