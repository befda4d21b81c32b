import { describe, expect, test } from 'vitest'
import { makesOf } from '#machines/reference/makes.ts'
import { fuelTypes, vehicleKinds } from '#machines/reference/policies.ts'
import { rtoByCode, rtos, zoneOf } from '#machines/reference/rtos.ts'
import { stateOf } from '#machines/reference/states.ts'
import { inForce, tariff } from '#machines/reference/tariff.ts'
import { findModel, findVariant, models, modelsOf, variantsOf } from '#machines/reference/vehicles.ts'
import { isDay } from '#machines/rules/calendar.ts'

describe('vehicles', () => {
  test('give every make its models and every model its variants', () => {
    const variants = models.flatMap((model) => model.variants)
    expect([models.length, variants.length]).toEqual([247, 578])
    for (const kind of vehicleKinds) {
      for (const { value } of makesOf(kind)) {
        expect(modelsOf(value).length).toBeGreaterThan(0)
        expect(modelsOf(value).every(({ vehicleType }) => vehicleType === kind)).toBe(true)
      }
    }
    expect(models.every(({ value }) => variantsOf(value).length > 0)).toBe(true)
  })

  test('can all be rated: a fuel we know, an engine size or motor power, a price', () => {
    for (const { fuelType, cubicCapacity, motorKw, exShowroom, seating } of models.flatMap(
      ({ variants }) => variants,
    )) {
      expect(fuelTypes).toContain(fuelType)
      expect(fuelType === 'Electric' ? motorKw : cubicCapacity).toBeGreaterThan(0)
      expect(exShowroom).toBeGreaterThan(10_000_00)
      expect(seating).toBeGreaterThan(0)
    }
  })

  test('are found by their ids, prices in paise', () => {
    const found = findVariant(1060101)
    expect(found?.model).toBe(findModel(10601))
    expect(found?.variant).toMatchObject({ label: 'Drum Brake Self Start Alloy', exShowroom: 77_176_00 })
    expect([findVariant(1), findModel(1), variantsOf(1), modelsOf(1)]).toEqual([undefined, undefined, [], []])
  })
})

describe('registration offices', () => {
  test('have a code, a city, a zone and a state we know [REF-10]', () => {
    expect(rtos).toHaveLength(1356)
    for (const { value, registered_city_name, zone } of rtos) {
      expect(value).toMatch(/^[A-Z]{2}\d{2}$/)
      expect(registered_city_name).not.toBe('')
      expect(['A', 'B']).toContain(zone)
      expect(stateOf(value)).toBeDefined()
    }
  })

  test('give the zone of a plate, B without an office', () => {
    expect([zoneOf('MH12'), zoneOf('mh12'), zoneOf('RJ14'), zoneOf('ZZ99'), zoneOf(undefined)]).toEqual([
      'A',
      'A',
      'B',
      'B',
      'B',
    ])
    expect(rtoByCode('RJ14')?.registered_city_name).toContain('Jaipur')
  })
})

describe('tariff tables', () => {
  test('are ordered by the day they took effect', () => {
    for (const rows of Object.values(tariff)) {
      const days = rows.map(({ validFrom }: { validFrom: string }) => validFrom)
      expect(days.every(isDay)).toBe(true)
      expect(days).toEqual([...days].sort())
    }
  })

  test('return the row in force on a day, and none before the first', () => {
    expect(inForce(tariff.thirdParty, '2022-05-31').validFrom).toBe('2019-06-16')
    expect(inForce(tariff.thirdParty, '2022-06-01').validFrom).toBe('2022-06-01')
    expect(() => inForce(tariff.thirdParty, '2019-06-15')).toThrow('No tariff was in force')
  })

  test('have open last bands and increase with the engine', () => {
    for (const row of tariff.thirdParty) {
      for (const bands of vehicleKinds.flatMap((kind) => [row[kind].cc, row[kind].kW])) {
        expect(bands.at(-1)?.max).toBeNull()
        const annual = bands.map((band) => band.annual)
        expect(annual).toEqual(annual.toSorted((a, b) => a - b))
      }
    }
  })
})
