import { expect, it } from 'vitest'
import type { VehicleRc } from '#contract/partners/registry.ts'
import { vehicleOfRc } from '#server/registry/vehicle-of-rc.ts'
import { anRc } from './an-rc.ts'

const plate = 'RJ-14-CA-1234'
const read = (rc: Partial<VehicleRc> = {}, registrationNumber = plate) =>
  vehicleOfRc(registrationNumber, anRc(rc))

it('a certificate is read whole, but for its owner', () => {
  expect(read()).toEqual({
    registrationNumber: plate,
    vehicleType: '4w',
    rto: { value: 'RJ14', city: expect.stringContaining('Jaipur') },
    make: { value: 47, label: 'Maruti' },
    model: { value: 4705, label: 'Swift' },
    variant: { value: 470502, label: 'VXi', fuelType: 'Petrol' },
    registrationDate: '2022-03-10',
    manufacturingDate: '2022-02-01',
    previousInsurer: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
    previousEndDate: '2026-07-05',
    financier: 'HDFC BANK LTD',
    pollutionUntil: '2026-12-01',
    pollutionNumber: 'RJ0140012002345',
    previousPolicyNumber: '3001/1234',
    engineNumber: 'K12MN1234567',
    chassisNumber: 'MA3EWDE1S00123456',
  })
})

it('what a certificate does not say is left out', () => {
  const bare = {
    ...{ vehicle_insurance_company_name: null, vehicle_insurance_upto: null, rc_financer: null },
    ...{ vehicle_insurance_policy_number: null, pucc_number: null, pucc_upto: null },
  } satisfies Partial<VehicleRc>
  const known = Object.keys(read(bare) ?? {})
  expect(known.toSorted()).toEqual(
    [
      ...['registrationNumber', 'vehicleType', 'rto', 'make', 'model', 'variant'],
      ...['registrationDate', 'manufacturingDate', 'engineNumber', 'chassisNumber'],
    ].toSorted(),
  )
})

it.each(['MA3EWDE1SXXX23456', 'MA3EWDE1Sxxxx3456', 'MA3*'])('the masked number %s is none', (hidden) => {
  const vehicle = read({
    ...{ engine: hidden, chassis: hidden, pucc_number: hidden },
    vehicle_insurance_policy_number: hidden,
  })
  expect(JSON.stringify(vehicle)).not.toContain(hidden)
})

it('an X or two in a number hide nothing', () => {
  expect(read({ chassis: 'MA3XX' })).toMatchObject({ chassisNumber: 'MA3XX' })
})

const scooter = {
  vehicle_manufacturer_name: 'HONDA',
  model: 'ACTIVA 6G STD',
  vehicle_cubic_capacity: '109.51',
}

it.each([
  ['M-Cycle/Scooter(2WN)', 'x', '2w'],
  ['Mcycle', 'x', '2w'],
  ['SCOOTER', 'x', '2w'],
  ['x', '2WN', '2w'],
] as const)('a vehicle of class %s and category %s is a %s', (words, category, vehicleType) => {
  expect(read({ class: words, vehicle_category: category, ...scooter })).toMatchObject({ vehicleType })
})

it.each([
  ['Motor Car', 'x', '4w'],
  ['x', 'LMV', '4w'],
  ['LMV-Non-Transport', 'LMV', '4w'],
  ['LMV Transport', 'LMV', undefined],
  ['Motor Car, Taxi', 'LMV', undefined],
  ['Maxi Cab', 'LMV', undefined],
  ['Bus', 'HPV', undefined],
] as const)('a car of class %s and category %s counts as %s', (words, category, vehicleType) => {
  expect(read({ class: words, vehicle_category: category })?.vehicleType).toBe(vehicleType)
})

it.each([
  ['22-BH-1234-AA', 'Jaipur, Rajasthan', /^RJ\d\d$/, 'Jaipur'],
  ['22-BH-1234-AA', ' PUNE , Maharashtra', /^MH\d\d$/, 'Pune'],
])('the plate %s of %s is one of that city', (registrationNumber, authority, value, city) => {
  expect(read({ reg_authority: authority }, registrationNumber)?.rto).toEqual({
    value: expect.stringMatching(value),
    city,
  })
})

it('a plate of no known office has its letters alone, and a Bharat series of no known city nothing', () => {
  expect(read({}, 'RJ-99-CA-1234')?.rto).toEqual({ value: 'RJ99', city: '' })
  expect(read({ reg_authority: 'Atlantis' }, '22-BH-1234-AA')).not.toHaveProperty('rto')
})

it.each([
  ['THE NEW INDIA ASSURANCE CO. LTD.', 'NIA'],
  ['NEW INDIA ASSURANCE', 'NIA'],
  ['L&T GENERAL INSURANCE COMPANY', 'LT'],
  ['Bharti Axa', 'BHARTI'],
  ['Zuno', 'EDELWEISS'],
  ['SBI GENERAL', 'SBI'],
  ['A NEW ONE', undefined],
])('the insurer %s is %s', (company, value) => {
  expect(read({ vehicle_insurance_company_name: company })?.previousInsurer?.value).toBe(value)
})

it.each<[string, Partial<VehicleRc>]>([
  ['is not valid', { status: 'INVALID' }],
  ['is off the road', { rc_status: 'SCRAPPED' }],
  ['was made when there was none of its kind', { vehicle_manufacturing_month_year: '02/1950' }],
])('a vehicle that %s is not taken for one of ours', (_, rc) => {
  expect(read(rc)).toBeUndefined()
})
