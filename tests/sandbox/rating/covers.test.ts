import { describe, expect, test } from 'vitest'
import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import type { Decline } from '#machines/reference/insurer.ts'
import { paise } from '#machines/rules/money.ts'
import { rateMotor } from '#sandbox/rating/motor-premium.ts'
import { plainInsurer, priced, printed, swift, today } from './samples.ts'

const lines = (risk: Partial<MotorRisk>) => Object.fromEntries(printed(priced({ ...swift, ...risk })))
const reasons = (risk: Partial<MotorRisk>) =>
  Object.fromEntries(priced({ ...swift, ...risk }).lines.map(({ key, reason }) => [key, reason]))
const bike = { vehicleType: '2w', seating: 2, cubicCapacity: 125, exShowroom: paise(80_000) } as const
const brandNew = { isNew: true, businessType: 'new', registrationDate: today } as const

describe('accessories', () => {
  test('charge 4% of electrical ones and the own-damage rate of others', () => {
    const { electricalAccessories, nonElectricalAccessories } = lines({
      electricalAccessories: paise(20_000),
      nonElectricalAccessories: paise(10_000),
    })
    expect([electricalAccessories, nonElectricalAccessories]).toEqual([800, 319])
  })

  test('charge 4% of a bi-fuel kit, or 5% of own damage when the factory fitted it', () => {
    expect(lines({ biFuelKit: paise(30_000) })).toMatchObject({ biFuelOd: 1200, biFuelTp: 60 })
    expect(lines({ biFuelKit: 0 })).toMatchObject({ biFuelOd: 815, biFuelTp: 60 })
    expect(lines({ fuelType: 'CNG' })).toMatchObject({ biFuelOd: 815, biFuelTp: 60 })
  })
})

describe('chosen discounts', () => {
  test('stop at their caps', () => {
    expect(
      lines({ exShowroom: paise(9_000_000), antiTheft: true, automobileAssociation: true }),
    ).toMatchObject({
      antiTheft: -500,
      automobileAssociation: -200,
    })
    expect(lines({ voluntaryDeductible: paise(2500) }).voluntaryDeductible).toBe(-750)
    expect(lines({ ...bike, voluntaryDeductible: paise(500) }).voluntaryDeductible).toBe(-19)
  })

  test('name a deductible the tariff does not know instead of ignoring it', () => {
    expect(priced({ ...swift, voluntaryDeductible: paise(500) }).notOffered).toEqual([
      { key: 'voluntaryDeductible', reason: 'There is no deductible of ₹500' },
    ])
  })
})

describe('third-party choices', () => {
  test('count every year of a long first term', () => {
    expect(
      lines({
        ...brandNew,
        tppdRestricted: true,
        paidDrivers: 2,
        passengerCover: paise(10_000),
        biFuelKit: 0,
      }),
    ).toMatchObject({ tppdDiscount: -300, paidDriver: 300, passengerCover: 75, biFuelTp: 180 })
  })

  test('say the years, and how many drivers and people, in words', () => {
    const chosen = { tppdRestricted: true, passengerCover: paise(100_000), biFuelKit: 0 }
    expect(reasons({ ...brandNew, ...chosen, paidDrivers: 2 })).toMatchObject({
      tppdDiscount: expect.stringMatching(/^₹100 a year off for 3 years \(/),
      paidDriver: expect.stringMatching(/^₹50 a year for 3 years, for each of 2 paid drivers \(/),
      passengerCover: expect.stringMatching(
        /^₹5 a year for 3 years, for each ₹10,000 of ₹1,00,000 for each of 5 people \(/,
      ),
      biFuelTp: expect.stringMatching(/^₹60 a year for 3 years \(/),
    })
    expect(reasons({ ...bike, ...chosen, paidDrivers: 1 })).toMatchObject({
      tppdDiscount: expect.stringMatching(/^₹50 off for the year \(/),
      paidDriver: expect.stringMatching(/^₹50 for the year, for one paid driver \(/),
      passengerCover: expect.stringMatching(
        /^₹7 for the year, for each ₹10,000 of ₹1,00,000 for one person \(/,
      ),
    })
  })

  test('count only the pillion of a two-wheeler', () => {
    expect(lines({ ...bike, passengerCover: paise(100_000), tppdRestricted: true })).toMatchObject({
      passengerCover: 70,
      tppdDiscount: -50,
    })
  })

  test('price personal accident by the year, or for the whole first term of a new vehicle', () => {
    expect(lines({ personalAccident: true }).personalAccident).toBe(325)
    expect(lines({ ...brandNew, personalAccident: true }).personalAccident).toBe(325)
    expect(
      lines({ ...brandNew, personalAccident: true, personalAccidentLongTerm: true }).personalAccident,
    ).toBe(900)
    expect(lines({ personalAccident: true, personalAccidentLongTerm: true }).personalAccident).toBe(325)
  })

  test('never ask an organisation for personal accident', () => {
    expect(lines({ personalAccident: true, ownerType: 'organisation' })).not.toHaveProperty(
      'personalAccident',
    )
  })

  test('leave stand-alone own damage without third party, and with personal accident only when chosen', () => {
    expect(Object.keys(lines({ coverType: 'odOnly', paidDrivers: 1 }))).toEqual([
      'basicOd',
      'insurerDiscount',
      'ncb',
    ])
    expect(lines({ coverType: 'odOnly', personalAccident: true }).personalAccident).toBe(325)
  })
})

describe('add-ons', () => {
  const asked = (risk: Partial<MotorRisk>) => priced({ ...swift, ...risk })

  test('follow the guide by completed years', () => {
    const zeroDep = (registrationDate: string) =>
      asked({ registrationDate, addOns: ['zeroDepriciationCover'] }).lines.find(
        ({ part }) => part === 'addOns',
      )?.reason
    expect(zeroDep('2024-12-11')).toMatch(/add-on rate for a car aged 1 year \(/)
    expect(zeroDep('2024-12-10')).toMatch(/add-on rate for a car aged 2 years \(/)
  })

  test('end at their age limit with a reason', () => {
    const { notOffered, addOns } = asked({
      registrationDate: '2021-12-10',
      addOns: ['zeroDepriciationCover'],
    })
    expect(addOns).toBe(0)
    expect(notOffered).toEqual([
      { key: 'zeroDepriciationCover', reason: 'Offered for vehicles under 5 years' },
    ])
  })

  test('say when the insurer has none, and when the cover has no own damage', () => {
    expect(asked({ addOns: ['consumables'] }).notOffered[0]?.reason).toBe('This insurer does not offer it')
    expect(asked({ coverType: 'thirdParty', addOns: ['roadSideAssistance'] }).notOffered[0]?.reason).toBe(
      'It goes with own-damage cover only',
    )
  })

  test('protect a bonus only when there is one', () => {
    const own = lines({ addOns: ['ncbProtection'] })
    expect(own.ncbProtection).toBe(Math.round(((own.basicOd ?? 0) + (own.insurerDiscount ?? 0)) * 0.08))
    expect(asked({ claimed: true, addOns: ['ncbProtection'] }).notOffered[0]?.reason).toContain('no bonus')
  })

  test('are charged once, however often they are requested', () => {
    expect(asked({ addOns: ['roadSideAssistance', 'roadSideAssistance'] }).addOns).toBe(paise(149))
  })
})

describe('an insurer', () => {
  const grid = [
    { maxAge: 1, petrol: 80, diesel: 75, electric: 70 },
    { maxAge: 15, petrol: 40, diesel: 38, electric: 36 },
  ]
  const cutting = {
    ...plainInsurer(0),
    odDiscount: { '2w': grid, '4w': grid },
    discountCuts: { zoneA: 5, claim: 10, breakIn: 20 },
  }
  const fresh = { ...swift, registrationDate: '2025-12-10' }

  test.each<[Partial<MotorRisk>, number]>([
    [{}, 80],
    [{ fuelType: 'Diesel' }, 75],
    [{ fuelType: 'Electric', motorKw: 50 }, 70],
    [{ zone: 'A' }, 75],
    [{ zone: 'A', claimed: true }, 65],
    [{ zone: 'A', claimed: true, businessType: 'expired within 90 days', previousEnd: '2026-11-01' }, 45],
    [{ registrationDate: '2025-12-09' }, 40],
    [{ registrationDate: '2025-12-09', claimed: true }, 40],
  ])('with %o gives %i%%', (risk, pct) => {
    expect(priced({ ...fresh, ...risk }, cutting).discountPct).toBe(pct)
  })

  const refusing = (decline: Decline) => ({ ...plainInsurer(60), declines: [decline] })
  const reason = 'Not with us'

  test('declines only when all its conditions hold', () => {
    const profile = refusing({ reason, vehicleType: '4w', overAge: 2, claimed: true })
    expect(rateMotor({ ...swift, claimed: true }, profile, today)).toEqual({ declined: reason })
    expect(rateMotor(swift, profile, today)).not.toHaveProperty('declined')
    expect(rateMotor({ ...fresh, claimed: true }, profile, today)).not.toHaveProperty('declined')
  })

  test('offers own damage up to its age, third party beyond', () => {
    const old = { ...swift, registrationDate: '2011-12-09' }
    expect(rateMotor(old, plainInsurer(60), today)).toEqual({
      declined: 'Own damage is offered up to 15 years of age',
    })
    expect(priced({ ...old, coverType: 'thirdParty' }).tp).toBe(paise(3416))
  })

  test('declines a variant whose engine is not known', () => {
    expect(rateMotor({ ...swift, cubicCapacity: null }, plainInsurer(60), today)).toEqual({
      declined: 'The engine size of this variant is not known',
    })
  })
})

describe('tax', () => {
  test('splits in two halves within the insurer’s state', () => {
    const { gst, tax } = priced({ ...swift, buyerState: 'RJ' })
    expect(tax).toEqual({ cgst: gst / 2, sgst: gst / 2, igst: 0 })
  })

  test('is one amount for a buyer in another or an unknown state', () => {
    for (const buyerState of ['MH', undefined]) {
      const { gst, tax } = priced({ ...swift, buyerState })
      expect(tax).toEqual({ cgst: 0, sgst: 0, igst: gst })
    }
  })
})
