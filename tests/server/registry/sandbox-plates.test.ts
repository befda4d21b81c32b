import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatRegistration } from '#machines/motor/rules/registration-number.ts'
import { findVariant } from '#machines/reference/vehicles.ts'
import { demoPlates } from '#sandbox/registry/plates.ts'
import { certificateOf } from '#sandbox/registry/vehicle.ts'
import { vehicleOfRc } from '#server/registry/vehicle-of-rc.ts'

const today = '2026-06-15'
const series = ['CA', 'CB', 'MN', 'X', 'SB']
const offices = ['RJ14', 'MH12', 'DL08', 'KA01', 'TN09', 'GJ01', 'UP32', 'WB02', 'KL07', 'PB10']
const plates = offices.flatMap((office) =>
  series.flatMap((letters) =>
    Array.from({ length: 20 }, (_, index) => `${office}${letters}${1011 + index * 37}`),
  ),
)

it('recognises every vehicle that the sandbox makes up for a plate', () => {
  const certificates = plates.flatMap((plate) => certificateOf(plate, today, 'id-1') ?? [])
  expect(certificates.length).toBeGreaterThan(plates.length * 0.8)
  const lost = certificates.filter((rc) => vehicleOfRc(formatRegistration(rc.reg_no), rc) === undefined)
  expect(lost.map(({ reg_no, model }) => `${reg_no} ${model}`)).toEqual([])
})

it.each(demoPlates.map(({ plate, shows, vehicle }) => [plate, shows, vehicle.variantId] as const))(
  '%s shows %s',
  (plate, _, variantId) => {
    const rc = certificateOf(plate, today, 'id-1')
    const found = rc && vehicleOfRc(formatRegistration(plate), rc)
    expect(found?.variant.value).toBe(variantId)
    expect(found?.model.value).toBe(findVariant(variantId)?.model.value)
  },
)

it('shows every plate of the README, and none that it does not name', () => {
  const readme = readFileSync('src/sandbox/README.md', 'utf8')
  const named = [...readme.matchAll(/^\| ([A-Z0-9][A-Z0-9-]{8,12}) +\|/gm)].map(([, plate = '']) => plate)
  expect(
    named.filter((plate) => !demoPlates.some((demo) => formatRegistration(demo.plate) === plate)),
  ).toEqual(['RJ-14-ZZ-0000'])
  expect(demoPlates.filter(({ plate }) => !named.includes(formatRegistration(plate)))).toEqual([])
})
