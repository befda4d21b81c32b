import * as v from 'valibot'
import { expect, it } from 'vitest'
import { fromWireVehicle, toWireVehicle, wireVehicle } from '#contract/registration/known-vehicle.ts'
import { sampleVehicle } from '#machines/motor/record/samples.ts'

const vehicle = {
  ...sampleVehicle('2026-06-15'),
  financier: 'HDFC Bank',
  engineNumber: 'K12MN1234567',
  chassisNumber: 'MA3EWDE1S00123456',
}

it('comes back from the wire as it was', () => {
  expect(fromWireVehicle(v.parse(wireVehicle, toWireVehicle(vehicle)))).toEqual(vehicle)
})

it('leaves out what the registry did not tell', () => {
  const { rto, previousInsurer, previousEndDate, financier, engineNumber, chassisNumber, ...known } = vehicle
  expect(fromWireVehicle(toWireVehicle(known))).toEqual(known)
})
