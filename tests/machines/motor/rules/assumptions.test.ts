import { describe, expect, test } from 'vitest'
import { applyAnswer } from '#machines/core/answer.ts'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import { sampleVehicle } from '#machines/motor/record/samples.ts'
import { assumptionsOf } from '#machines/motor/rules/assumptions.ts'
import { takenAsIs } from '#machines/motor/rules/known-vehicle.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { pastInRegistry } from '#machines/motor/rules/registry-past.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { newSwift, swift, today } from '../record/quoted-record.ts'

const listed = (record: MotorRecord) =>
  Object.fromEntries(assumptionsOf(record, today).map((one) => [one.key, one.value]))
const keys = (record: MotorRecord) => assumptionsOf(record, today).map(({ key }) => key)

/** Whatever a price depends on is answered before quotes are asked, or listed under this key. */
const coverage: Record<keyof MotorRisk, 'answered' | 'changes no total' | (string & {})> = {
  vehicleType: 'answered',
  fuelType: 'answered',
  cubicCapacity: 'answered',
  motorKw: 'answered',
  seating: 'answered',
  exShowroom: 'idv',
  zone: 'zone',
  registrationDate: 'answered',
  isNew: 'answered',
  ownerType: 'owner',
  coverType: 'cover',
  businessType: 'previousEnd',
  previousEnd: 'previousEnd',
  previousPolicyType: 'previousType',
  previousNcb: 'ncb',
  claimed: 'claim',
  ownerChanged: 'ownerChanged',
  idv: 'idv',
  addOns: 'addOns',
  electricalAccessories: 'electrical',
  nonElectricalAccessories: 'nonElectrical',
  biFuelKit: 'biFuelKit',
  voluntaryDeductible: 'deductible',
  antiTheft: 'antiTheft',
  automobileAssociation: 'association',
  tppdRestricted: 'propertyDamage',
  paidDrivers: 'paidDrivers',
  passengerCover: 'passengers',
  personalAccident: 'personalAccident',
  personalAccidentLongTerm: 'personalAccident',
  buyerState: 'changes no total',
}

describe('the assumptions behind a price', () => {
  test('name every rating input that was not answered', () => {
    const { vehicleType, variant, registrationDate } = swift
    const bare = { ...emptyRecord, vehicleType, variant, registrationDate } as MotorRecord
    const told = new Set(keys(bare))
    for (const key of Object.values(coverage)) {
      expect(key === 'answered' || key === 'changes no total' || told.has(key), key).toBe(true)
    }
  })

  test('leave out what was answered', () => {
    const told = { ...swift, customerType: 'organisation' as const, ownerChanged: true }
    for (const key of ['owner', 'ownerChanged', 'previousEnd', 'previousType', 'ncb']) {
      expect(keys(told)).not.toContain(key)
    }
  })

  test('list the usual owner, whom the registry’s answer fills in unasked', () => {
    const found = { ...swift, ...takenAsIs(sampleVehicle(today)) }
    expect(listed(found)).toMatchObject({ owner: 'A person', ownerChanged: 'The same' })
  })

  test.each([
    ['a number', swift.registrationNumber],
    ['no number', ''],
  ])('leave out an owner who was asked for behind %s', (_, registrationNumber) => {
    const found = { ...swift, ...takenAsIs(sampleVehicle(today)), registrationNumber }
    const given = { type: 'ownership.given', customerType: 'individual', ownerChanged: 'no' }
    const asked = keys(applyAnswer(motorEvents, given, found, today))
    for (const key of ['owner', 'ownerChanged']) expect(asked).not.toContain(key)
  })

  test('list a claim and a bonus that the registry’s answer fills in, until each is told', () => {
    const details = { previousEndDate: '2026-12-11' }
    const given = { type: 'previousPolicy.given', ...pastInRegistry(swift, details, today) }
    const known = applyAnswer(motorEvents, given, swift, today)
    expect(listed(known)).toMatchObject({ claim: 'None', ncb: '0%' })
    const claimTold = applyAnswer(quoteListEvents, { type: 'claim.told', claimed: false }, known, today)
    expect(keys(claimTold)).not.toContain('claim')
    expect(listed(claimTold)).toMatchObject({ ncb: '0%' })
    const bonusTold = applyAnswer(quoteListEvents, { type: 'ncb.chosen', ncb: 0 }, claimTold, today)
    expect(keys(bonusTold)).not.toContain('ncb')
  })

  test('leave out a claim and a bonus told in the form, behind a number too', () => {
    const given = { ...motorEvents['previousPolicy.given'].samples(today)[0], ncb: 0 }
    const told = applyAnswer(motorEvents, { type: 'previousPolicy.given', ...given }, swift, today)
    expect(told.registrationNumber).not.toBe('')
    for (const key of ['claim', 'ncb']) expect(keys(told)).not.toContain(key)
  })

  test('leave a driver who is paid out of a bike’s', () => {
    expect(keys({ ...swift, vehicleType: '2w' })).not.toContain('paidDrivers')
  })

  test('count a bonus that was not told as none', () => {
    const untold = { ...swift, previousPolicy: { status: 'continue' as const } }
    expect(listed(untold)).toMatchObject({ ncb: '0%', claim: 'None', previousEnd: '90 days ago or more' })
    const claimed = { ...swift, previousPolicy: { claimed: true, status: 'continue' as const } }
    expect(listed(claimed)).not.toHaveProperty('ncb')
  })

  test('name the place whose rate counts, be it only told by the plate', () => {
    const { rto: _, ...unplaced } = swift
    expect(listed(swift).zone).toBe('Jaipur (RJ14)')
    expect(listed(unplaced).zone).toBe('RJ14')
    expect(listed({ ...unplaced, registrationNumber: '22BH1234AB' }).zone).toBe(
      'Outside the eight big cities',
    )
  })

  test.each([
    ['2024-09-15', 'Own damage only'],
    ['2021-09-15', 'Comprehensive'],
  ])('say in words what cover a vehicle of %s had', (registrationDate, words) => {
    const untold = { ...swift, registrationDate, previousPolicy: { status: 'continue' as const } }
    expect(listed(untold).previousType).toBe(words)
  })

  test('say when the policy starts', () => {
    expect(listed(swift).start).toBe('6 Jul 2026, when the old policy has ended')
    expect(listed({ ...swift, businessType: 'expired within 90 days' }).start).toMatch(/^As soon as/)
    expect(listed(newSwift).start).toBe('15 Jun 2026, today')
  })

  test('ask nothing about an old policy of a new vehicle, and say the long terms', () => {
    expect(keys(newSwift)).not.toContain('claim')
    expect(listed(newSwift).personalAccident).toBe('₹15 lakh, for 3 years')
  })

  test('follow the request: what was chosen is no assumption any more', () => {
    const request = {
      ...defaultRequest(swift, today),
      idv: 4_000_000_00,
      tppdRestricted: true,
      paidDrivers: 1 as const,
    }
    const chosen = keys({ ...swift, request })
    for (const key of ['idv', 'propertyDamage', 'paidDrivers']) expect(chosen).not.toContain(key)
    expect(chosen).toContain('passengers')
  })

  test('leave out under third party what insures the vehicle', () => {
    const request = { ...defaultRequest(swift, today), coverType: 'thirdParty' as const }
    const assumed = keys({ ...swift, request })
    for (const key of ['idv', 'addOns', 'claim', 'ncb', 'deductible', 'cover'])
      expect(assumed).not.toContain(key)
  })

  test('say of own damage alone what must be held beside it', () => {
    const young = { ...swift, registrationDate: '2024-06-01' }
    expect(listed(young)).toMatchObject({
      cover: 'Own damage only',
      thirdPartyPolicy: 'Runs for another year at least',
      personalAccident: 'Part of your third-party policy',
    })
  })

  test('name where each can be changed, but for what nothing changes', () => {
    const fixed = assumptionsOf(swift, today).filter(({ change }) => change === undefined)
    expect(fixed.map(({ key }) => key)).toEqual(['antiTheft', 'association'])
  })
})
