import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  fromWireDetails,
  fromWireVehicle,
  toWireDetails,
  toWireVehicle,
  wireDetails,
  wireVehicle,
} from '#contract/registration/known-vehicle.ts'
import { sampleDetails, sampleVehicle } from '#machines/motor/record/samples.ts'

const vehicle = sampleVehicle('2026-06-15')
const details = {
  ...sampleDetails('2026-06-15'),
  previousPolicyNumber: 'OG-25-1234-5678',
  pollutionNumber: 'RJ01400120012345',
  pollutionUntil: '2026-09-01',
  financier: 'HDFC Bank',
  engineNumber: 'XXXXXXXX4567',
  chassisNumber: 'XXXXXXXXXXXXX3456',
}

it('comes back from the wire as it was', () => {
  expect(fromWireVehicle(v.parse(wireVehicle, toWireVehicle(vehicle)))).toEqual(vehicle)
  expect(fromWireDetails(v.parse(wireDetails, toWireDetails(details)))).toEqual(details)
})

it('leaves out what the registry did not tell', () => {
  const { rto, ...known } = vehicle
  expect(fromWireVehicle(toWireVehicle(known))).toEqual(known)
  expect(fromWireDetails(toWireDetails({}))).toEqual({})
})

it('tells nothing of a vehicle but what it is', () => {
  expect(toWireVehicle({ ...vehicle, ...details })).toEqual(toWireVehicle(vehicle))
})
