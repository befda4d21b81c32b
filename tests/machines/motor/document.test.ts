import { describe, expect, test } from 'vitest'
import { coverTable } from '#machines/motor/document/covers.ts'
import { endorsements } from '#machines/motor/document/endorsements.ts'
import { coverTerms, productName } from '#machines/motor/document/product.ts'
import { motorServerProduct } from '#machines/motor/motor.server-product.ts'
import { motorTermsOn } from '#machines/motor/motor.terms.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { today } from '../play.ts'

const line = (key: string) => ({ key, label: key, amount: 100_00, reason: 'Sample' })

type Sold = {
  plan?: object
  request?: object
  lines?: readonly string[]
  vehicleType?: '2w' | '4w'
  isNew?: boolean
  vehicle?: object
}

/** A journey with what was bought. */
function sold({ plan, request, lines, ...change }: Sold = {}): MotorRecord {
  const bought = { ...samplePlan(today), ...(lines && { lines: lines.map(line) }), ...plan }
  return {
    ...sampleRecord(today),
    ...change,
    plan: bought,
    request: { ...sampleRequest, ...request },
  } as MotorRecord
}

const covers = (change: Sold = {}) =>
  Object.fromEntries(coverTable(sold(change)).rows.map(({ cells }) => cells))

describe('the covers of a motor policy', () => {
  test('are those of both parts where both were bought', () => {
    expect(coverTable(sold()).head).toEqual(['Cover', 'Up to'])
    expect(covers()).toEqual({
      'Loss of or damage to the vehicle': 'IDV ₹5,10,650',
      'Death of or injury to third parties': 'As the Motor Vehicles Act requires',
      'Damage to property of third parties': '₹7,50,000',
    })
  })

  test('leave out the part that was not bought', () => {
    expect(Object.keys(covers({ plan: { coverType: 'thirdParty' } }))).toEqual([
      'Death of or injury to third parties',
      'Damage to property of third parties',
    ])
    expect(Object.keys(covers({ plan: { coverType: 'odOnly' } }))).toEqual([
      'Loss of or damage to the vehicle',
    ])
  })

  test('name accessories with their value, or as fitted in the factory', () => {
    const request = { electricalAccessories: 10_000_00, nonElectricalAccessories: 5_000_00, biFuelKit: 0 }
    expect(covers({ request })).toMatchObject({
      'Electrical accessories': '₹10,000',
      'Non-electrical accessories': '₹5,000',
      'Bi-fuel kit': 'Fitted in the factory',
    })
  })

  test('name the add-ons that were both chosen and included', () => {
    const plan = { included: ['zeroDepriciationCover', 'consumables'] }
    const addOns = (request: object) =>
      Object.keys(covers({ plan, request })).filter((cover) => cover.startsWith('Add-on'))
    expect(addOns({ addOns: ['zeroDepriciationCover', 'keyReplacement'] })).toEqual([
      'Add-on: Zero Depreciation Cover',
    ])
    expect(addOns({ addOns: [] })).toEqual([])
    expect(coverTable({ ...sold({ plan }), request: undefined }).rows).toHaveLength(3)
  })

  test.each([
    ['4w', false, '₹7,50,000'],
    ['2w', false, '₹1,00,000'],
    ['4w', true, '₹6,000'],
    ['2w', true, '₹6,000'],
  ] as const)(
    'pay for the property of others, of a %s restricted %s, up to %s',
    (vehicleType, tppdRestricted, limit) => {
      const request = { tppdRestricted }
      expect(covers({ vehicleType, request })['Damage to property of third parties']).toBe(limit)
    },
  )

  test('name drivers and passengers that were insured, and the owner where the premium has it', () => {
    expect(covers({ request: { paidDrivers: 1 } })).toMatchObject({ 'Liability to paid drivers': '1 driver' })
    expect(covers({ request: { paidDrivers: 2 } })).toMatchObject({
      'Liability to paid drivers': '2 drivers',
    })
    expect(covers({ request: { passengerCover: 50000 } })).toMatchObject({
      'Personal accident of passengers, each': '₹50,000',
    })
    const owner = 'Personal accident of the owner-driver'
    expect(covers({ lines: ['basicOd', 'personalAccident'] })).toMatchObject({ [owner]: '₹15,00,000' })
    expect(covers({ lines: ['basicOd'] })).not.toHaveProperty(owner)
  })
})

describe('the endorsements of a motor policy', () => {
  test('are those of its premium lines and of its financier, each once and in order', () => {
    const lines = ['tppdDiscount', 'basicOd', 'biFuelOd', 'biFuelTp', 'antiTheft', 'basicTp']
    expect(endorsements(sold({ lines }))).toEqual(['IMT 10', 'IMT 20', 'IMT 22', 'IMT 25'])
    const vehicle = { hypothecation: { bank: 'State Bank', city: 'Jaipur' } }
    expect(endorsements(sold({ lines: ['basicTp'], vehicle }))).toEqual(['IMT 7'])
  })

  test('have passengers of a bike under another number than those of a car', () => {
    const lines = ['passengerCover']
    expect(endorsements(sold({ lines, vehicleType: '4w' }))).toEqual(['IMT 16'])
    expect(endorsements(sold({ lines, vehicleType: '2w' }))).toEqual(['IMT 18'])
  })
})

test.each([
  ['comprehensive', '4w', false, 'Private Car Package Policy', '1 year own damage and 1 year third party'],
  ['comprehensive', '4w', true, 'Private Car Bundled Policy', '1 year own damage and 3 years third party'],
  ['comprehensive', '2w', true, 'Two-Wheeler Bundled Policy', '1 year own damage and 5 years third party'],
  ['thirdParty', '2w', false, 'Two-Wheeler Liability Only Policy', '1 year third party'],
  ['odOnly', '4w', false, 'Private Car Stand-alone Own Damage Policy', '1 year own damage'],
] as const)('a policy %s of a %s, new %s, is a %s of %s', (coverType, vehicleType, isNew, name, terms) => {
  const record = sold({ plan: { coverType }, vehicleType, isNew })
  expect([productName(record), coverTerms(record)]).toEqual([name, terms])
})

describe('the price of an insurer', () => {
  const terms = motorTermsOn(sampleRecord(today), today)
  const { coverType: _, idv: _idv, ...plan } = samplePlan(today)
  const insured = { idv: 500_000_00, minIdv: 450_000_00, maxIdv: 550_000_00 }
  const premium = (change: object) => ({
    lines: plan.lines,
    net: plan.net,
    gst: plan.gst,
    final: plan.final,
    start: plan.start,
    end: plan.end,
    notOffered: [],
    ...insured,
    ...change,
  })
  const planOf = (change: object) => motorServerProduct.planOf(plan, premium(change), terms as never)

  test('is a plan with what it insures the vehicle for, of the cover that was asked for', () => {
    expect(planOf({})).toEqual({
      ...plan,
      coverType: 'comprehensive',
      idv: { value: 500_000_00, min: 450_000_00, max: 550_000_00 },
    })
  })

  test('is none that says nothing sound of what it insures', () => {
    for (const change of [{ idv: -1 }, { minIdv: undefined }, { maxIdv: 1.5 }, { odEnd: 'soon' }])
      expect(planOf(change), JSON.stringify(change)).toBeUndefined()
  })

  test('names an end of its own damage that comes first, a deductible and an inspection', () => {
    expect(planOf({ odEnd: '2027-11-30', deductible: 2_500_00, isInspectionRequired: true })).toMatchObject({
      end: '2027-11-30',
      thirdPartyEnd: plan.end,
      deductible: 2_500_00,
      inspection: true,
    })
    for (const name of ['thirdPartyEnd', 'deductible', 'inspection'])
      expect(planOf({ odEnd: plan.end })).not.toHaveProperty(name)
    expect(planOf({ idv: 0 })).not.toHaveProperty('idv')
  })

  test('has the add-ons of its lines', () => {
    const lines = [line('basicOd'), line('zeroDepriciationCover')]
    expect(motorServerProduct.planOf({ ...plan, lines }, premium({}), terms as never)).toMatchObject({
      included: ['zeroDepriciationCover'],
    })
  })
})
