import { describe, expect, test } from 'vitest'
import {
  addOnDefinition,
  addOnDefinitions,
  addOnsOf,
  addOnValues,
  inputAddOnValues,
} from '#machines/reference/addons.ts'
import { addOnOfFlag, flagsOfAddOn, quoteFlags } from '#machines/reference/quote-flags.ts'

const options = (value: (typeof inputAddOnValues)[number]) =>
  addOnDefinition(value)?.options?.map(({ label }) => label)

describe('the add-ons', () => {
  test('are eleven to choose from and five with an input [REF-14]', () => {
    expect(addOnValues).toEqual([
      'zeroDepriciationCover',
      'roadSideAssistance',
      'consumables',
      'keyReplacement',
      'invoiceCover',
      'ncbProtection',
      'lossOfPersonalBelongings',
      'engineProtection',
      'tyreProtection',
      'personalAccident',
      'isTppdDiscount',
    ])
    expect(addOnDefinitions.map(({ value }) => value)).toEqual([...addOnValues, ...inputAddOnValues])
  })

  test('are defined by label, value and type; inputs also by name and minimum, two of them by options [REF-13]', () => {
    const told = addOnDefinitions.map(({ label, value, type, inputName, min, options }) =>
      [value, label, type, inputName, min, options?.map((one) => one.value).join('|')]
        .filter((part) => part !== undefined)
        .join(', '),
    )
    expect(told).toEqual([
      'zeroDepriciationCover, Zero Depreciation Cover, select',
      'roadSideAssistance, Road Side Assistance, select',
      'consumables, Consumables, select',
      'keyReplacement, Key Replacement, select',
      'invoiceCover, Invoice Cover, select',
      'ncbProtection, NCB Protection, select',
      'lossOfPersonalBelongings, Loss of Personal Belongings, select',
      'engineProtection, Engine Protection, select',
      'tyreProtection, Tyre Protection, select',
      'personalAccident, Personal Accident Cover, select',
      'isTppdDiscount, TPPD Discount, select',
      'isElectricalAccessories, Electrical Accessories, input, electricAmount, 1000',
      'isNonElectricalAccessories, Non-Electrical Accessories, input, nonElectricAmount, 1000',
      'isCngAccessories, Is Bi-fuel Kit?, input, cngValue, 0',
      'isPassengerCover, Passenger Cover, input, passengerCoverAmount, 10000, |10000|50000|100000|200000',
      'liabilitiesToPaidDriver, Liability to Paid Driver, input, noOfPaidDrivers, 10000, |1|2',
    ])
  })

  test('ask for amounts with a minimum for accessories [REF-15, REF-16, REF-17]', () => {
    expect(addOnDefinition('isElectricalAccessories')).toMatchObject({
      inputName: 'electricAmount',
      min: 1000,
    })
    expect(addOnDefinition('isNonElectricalAccessories')).toMatchObject({
      inputName: 'nonElectricAmount',
      min: 1000,
    })
    expect(addOnDefinition('isCngAccessories')).toMatchObject({
      label: 'Is Bi-fuel Kit?',
      inputName: 'cngValue',
      min: 0,
    })
  })

  test('offer sums for passengers [REF-18, REF-28]', () => {
    expect(addOnDefinition('isPassengerCover')).toMatchObject({
      inputName: 'passengerCoverAmount',
      min: 10_000,
    })
    expect(options('isPassengerCover')).toEqual(['Select Amount', '10000', '50000', '100000', '200000'])
  })

  test('offer a count of paid drivers besides the unused minimum [REF-19, REF-29, VALID-57]', () => {
    expect(addOnDefinition('liabilitiesToPaidDriver')).toMatchObject({
      inputName: 'noOfPaidDrivers',
      min: 10_000,
    })
    expect(options('liabilitiesToPaidDriver')).toEqual(['Select', '1', '2'])
  })

  test('of third-party cover are four [QUOTE-11]', () => {
    expect(addOnsOf.thirdParty).toEqual([
      'personalAccident',
      'isPassengerCover',
      'liabilitiesToPaidDriver',
      'isTppdDiscount',
    ])
  })

  test('of own damage are the depreciation and protection covers and the accessories [QUOTE-12]', () => {
    expect(addOnsOf.odOnly).toEqual([
      'zeroDepriciationCover',
      'roadSideAssistance',
      'consumables',
      'keyReplacement',
      'invoiceCover',
      'ncbProtection',
      'lossOfPersonalBelongings',
      'engineProtection',
      'tyreProtection',
      'isElectricalAccessories',
      'isNonElectricalAccessories',
      'isCngAccessories',
    ])
    expect([...addOnsOf.comprehensive].sort()).toEqual([...addOnValues, ...inputAddOnValues].sort())
  })
})

describe('the flags of a quote', () => {
  test('are nineteen [QUOTE-03]', () => {
    expect(new Set(quoteFlags).size).toBe(19)
  })

  test('and the add-ons lead to each other both ways', () => {
    for (const { value } of addOnDefinitions) {
      for (const flag of flagsOfAddOn[value]) expect(addOnOfFlag(flag)).toBe(value)
    }
    expect(quoteFlags.filter((flag) => !addOnOfFlag(flag))).toEqual([
      'RimProtection',
      'VoluntaryDeductive',
      'LlToEmployeeCover',
    ])
  })
})
