import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { apiBase } from '#contract/call.ts'
import * as lists from '#contract/reference/lists.calls.ts'
import * as vehicles from '#contract/reference/vehicles.calls.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { financiers, previousInsurers } from '#machines/reference/lists.ts'
import { makesOf } from '#machines/reference/makes.ts'
import { messages } from '#machines/reference/messages.ts'
import { nomineeRelations } from '#machines/reference/people.ts'
import { allPincodes, type Pincode, pincodesFrom } from '#machines/reference/pincodes.ts'
import type { VehicleKind } from '#machines/reference/policies.ts'
import { rtos } from '#machines/reference/rtos.ts'
import { findModel, modelsOf } from '#machines/reference/vehicles.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'

const listed = <Entry>(data: Entry[]) => ({ status: 'success' as const, data })
const hour = 3_600

/** Lists change only with a deployment, so browsers may cache and revalidate them. */
const cacheHeader = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  if (c.res.status < 400)
    c.header('Cache-Control', `public, max-age=${hour}, stale-while-revalidate=${24 * hour}`)
})

const offices = rtos.map(({ value, registered_city_name }) => ({ value, registered_city_name }))
const placeOf = ({ pincode, city, state, area }: Pincode) => ({
  value: pincode,
  City: city,
  State: state,
  area,
})
const relations = nomineeRelations.map((relation) => ({ value: relation, label: relation }))

/** The lists that forms choose from: the same for everybody. */
export const reference: Module = () => {
  const read = new Hono<ServerEnv>()
  for (const call of Object.values(lists)) read.use(apiBase + call.path, cacheHeader, etag())
  return read
    .route(
      '/',
      serve(lists.readRtos, () => listed(offices)),
    )
    .route(
      '/',
      serve(lists.readPreviousInsurers, () => listed([...previousInsurers])),
    )
    .route(
      '/',
      serve(lists.readPincodes, ({ request }) => listed(placesFrom(request.pincode))),
    )
    .route(
      '/',
      serve(lists.readHealthPincodes, ({ request }) => listed(placesFrom(request.pincode))),
    )
    .route(
      '/',
      serve(lists.readRelations, () => listed(relations)),
    )
    .route(
      '/',
      serve(lists.readFinanciers, ({ request }) => listed(financiersOf(request.insurerId))),
    )
    .route(
      '/',
      serve(vehicles.readMakes, ({ request }) => listed([...makesOf(request.vehicleType)])),
    )
    .route(
      '/',
      serve(vehicles.readModels, ({ request }) => listed(modelsFor(request))),
    )
    .route(
      '/',
      serve(vehicles.readVariants, ({ request }) => listed(variantsFor(request))),
    )
}

const placesFrom = (digits: string | undefined) =>
  (digits === undefined ? allPincodes() : pincodesFrom(digits)).map(placeOf)

/** Every insurer takes the same financiers so far. */
function financiersOf(insurerId: number) {
  if (insurerById(insurerId)) return [...financiers]
  return fail('invalid', undefined, { issues: [{ path: 'insurerId', message: messages.form.choose }] })
}

type Kind = { vehicleType: VehicleKind }

const modelsFor = ({ vehicleType, makeId }: Kind & { makeId: number }) =>
  modelsOf(makeId)
    .filter((model) => model.vehicleType === vehicleType)
    .map(({ value, label }) => ({ value, label }))

function variantsFor({ vehicleType, modelId }: Kind & { modelId: number }) {
  const model = findModel(modelId)
  if (model?.vehicleType !== vehicleType) return []
  return model.variants.map(({ value, label, fuelType }) => ({ value, label, fuelType }))
}
