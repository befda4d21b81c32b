import { describe, expect, it } from 'vitest'
import { motorTermsOn, motorUnpriceable } from '#machines/motor/motor.terms.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { riskOf } from '#machines/motor/rules/risk.ts'
import { journey } from '#machines/reference/messages/journey.ts'
import { newSwift, swift, today } from '../record/quoted-record.ts'

const usual = (record: MotorRecord) => defaultRequest(record, today)
const risk = (record: MotorRecord) => riskOf(record, usual(record), today)

describe('the risk of a journey', () => {
  it('is what was answered and what the catalogue knows of the variant', () => {
    expect(risk(swift)).toMatchObject({
      vehicleType: '4w',
      fuelType: 'Petrol',
      cubicCapacity: 1197,
      seating: 5,
      exShowroom: 729_500_00,
      zone: 'B',
      registrationDate: '2022-07-06',
      businessType: 'not expired',
      previousEnd: '2026-07-05',
      previousPolicyType: 'Comprehensive',
      previousNcb: 25,
      coverType: 'comprehensive',
      personalAccident: true,
      buyerState: 'RJ',
    })
  })

  it('takes the zone from the chosen office, else from the plate, else the wider one', () => {
    expect(risk({ ...swift, rto: { value: 'MH01', city: 'Mumbai' } })?.zone).toBe('A')
    expect(risk({ ...swift, rto: undefined, registrationNumber: 'DL-01-CA-1234' })?.zone).toBe('A')
    expect(risk({ ...swift, rto: undefined, registrationNumber: '22BH1234AB' })?.zone).toBe('B')
  })

  it('assumes no bonus, no claim and a policy that fits the age where nothing was told', () => {
    const past = { claimed: false, status: 'no information' as const }
    expect(risk({ ...swift, previousPolicy: past, businessType: 'expired before 90 days' })).toMatchObject({
      previousNcb: 0,
      claimed: false,
      previousEnd: undefined,
      previousPolicyType: 'Comprehensive',
    })
  })

  it('asks of a new vehicle nothing about an old policy, and covers its owner for the long term', () => {
    expect(risk(newSwift)).toMatchObject({ previousNcb: 0, isNew: true, personalAccidentLongTerm: true })
  })

  it('counts rupees of the request as paise', () => {
    const request = { ...usual(swift), passengerCover: 100000 as const, voluntaryDeductible: 2500 }
    expect(riskOf(swift, request, today)).toMatchObject({
      passengerCover: 10_000_000,
      voluntaryDeductible: 250_000,
    })
  })

  it.each(['vehicleType', 'variant', 'registrationDate', 'businessType'] as const)(
    'waits for the %s',
    (field) => {
      expect(risk({ ...swift, [field]: undefined })).toBeUndefined()
    },
  )

  it('is not known where the catalogue does not know the variant', () => {
    const variant = { value: 1, label: 'Unheard of', fuelType: 'Petrol' as const }
    expect(risk({ ...swift, variant })).toBeUndefined()
  })
})

describe('the terms of a vehicle', () => {
  const { rto: _, ...unplaced } = swift
  const cityOf = (record: MotorRecord) => motorTermsOn(record, today)?.vehicle.city

  it('show its names, and the city that was chosen, else that of its plate, else none', () => {
    expect(motorTermsOn(swift, today)).toMatchObject({
      risk: risk(swift),
      request: usual(swift),
      vehicle: { vehicleType: '4w', make: 'Maruti', model: 'Swift', variant: 'VXi', city: 'Jaipur' },
    })
    expect(cityOf({ ...swift, rto: { value: 'RJ14', city: 'Jaipur City' } })).toBe('Jaipur City')
    expect(cityOf(unplaced)).toBe('Jaipur')
    expect(cityOf({ ...unplaced, registrationNumber: '22BH1234AB' })).toBe('')
  })

  it.each([
    ['whose policy runs on for long', { policyDateExceeded: true }, { message: journey.renewalTooEarly }],
    ['in its first year', { registrationDate: '2026-03-01' }, { message: journey.firstPolicyRunning }],
    ['that can be insured', {}, undefined],
  ])('are refused or not for one %s', (_, change, reason) => {
    expect(motorUnpriceable({ ...swift, ...change }, today)).toEqual(reason)
  })
})
