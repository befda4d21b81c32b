import * as v from 'valibot'
import { fuelTypes, vehicleKinds } from '#machines/reference/policies.ts'
import { call } from '../call.ts'
import { isSuccess, listReply } from './list-reply.ts'

const vehicleType = v.picklist(vehicleKinds)
const named = { value: v.number(), label: v.string() }

/** A list of vehicles is asked for by POST, its payload by the caller (spec §7, C-43). */
export const readMakes = call({
  method: 'POST',
  path: 'admin/getAllMakeData',
  kind: 'authed',
  action: 'product.look',
  request: v.object({ vehicleType }),
  reply: listReply(v.object({ ...named, logo: v.string() })),
  isSuccess,
})

export const readModels = call({
  method: 'POST',
  path: 'admin/getAllModelData',
  kind: 'authed',
  action: 'product.look',
  request: v.object({ vehicleType, makeId: v.number() }),
  reply: listReply(v.object(named)),
  isSuccess,
})

export const readVariants = call({
  method: 'POST',
  path: 'admin/getAllVariantData',
  kind: 'authed',
  action: 'product.look',
  request: v.object({ vehicleType, modelId: v.number() }),
  reply: listReply(v.object({ ...named, fuelType: v.picklist(fuelTypes) })),
  isSuccess,
})
