import { describe, expect, test } from 'vitest'
import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import { paise } from '#machines/rules/money.ts'
import { plainInsurer, priced, printed, swift } from './samples.ts'

describe('three premiums worked out by hand', () => {
  test('prices a comprehensive renewal of a 30-month-old Swift', () => {
    const price = priced({
      ...swift,
      addOns: ['zeroDepriciationCover', 'roadSideAssistance'],
      personalAccident: true,
    })
    expect(price.idv).toBe(paise(510_650))
    expect(printed(price)).toEqual([
      ['basicOd', 16_295],
      ['insurerDiscount', -9_777],
      ['ncb', -2_281],
      ['zeroDepriciationCover', 3_575],
      ['roadSideAssistance', 149],
      ['basicTp', 3_416],
      ['personalAccident', 325],
    ])
    expect([price.net, price.gst, price.final]).toEqual([11_702, 2_106, 13_808].map(paise))
  })

  test('prices third-party cover of an i20 with a driver and five passengers', () => {
    const price = priced({
      ...swift,
      coverType: 'thirdParty',
      tppdRestricted: true,
      paidDrivers: 1,
      passengerCover: paise(100_000),
      personalAccident: true,
    })
    expect(printed(price)).toEqual([
      ['basicTp', 3_416],
      ['tppdDiscount', -100],
      ['paidDriver', 50],
      ['passengerCover', 250],
      ['personalAccident', 325],
    ])
    expect([price.net, price.gst, price.final]).toEqual([3_941, 709, 4_650].map(paise))
    expect(price.idv).toBe(0)
  })

  test('prices stand-alone own damage of an 18-month-old electric Nexon', () => {
    const nexon: MotorRisk = {
      ...swift,
      fuelType: 'Electric',
      cubicCapacity: null,
      motorKw: 106,
      exShowroom: paise(1_699_000),
      zone: 'A',
      registrationDate: '2025-06-10',
      coverType: 'odOnly',
      previousPolicyType: 'ODOnly',
      previousNcb: 0,
      voluntaryDeductible: paise(5_000),
    }
    const price = priced(nexon, plainInsurer(55))
    expect(price.idv).toBe(paise(1_359_200))
    expect(printed(price)).toEqual([
      ['basicOd', 46_756],
      ['insurerDiscount', -25_716],
      ['voluntaryDeductible', -1_500],
      ['ncb', -3_908],
    ])
    expect([price.net, price.gst, price.final]).toEqual([15_632, 2_814, 18_446].map(paise))
  })
})
