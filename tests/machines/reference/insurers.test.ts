import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  healthInsurers,
  insurerById,
  insurerByKey,
  insurers,
  motorInsurers,
} from '#machines/reference/insurers.ts'
import { limits } from '#machines/reference/limits.ts'
import { partners } from '#machines/reference/partners.ts'

describe('the insurers', () => {
  test('of vehicles are the twelve of the specification with their ids [REF-11]', () => {
    expect(Object.fromEntries(motorInsurers.map(({ name, insurerId }) => [name, insurerId]))).toEqual({
      Digit: 13,
      'Bajaj Allianz': 5,
      'Future Generali': 12,
      'Zurich Kotak': 17,
      'Universal Sompo': 34,
      'Magma HDI': 19,
      'United India': 33,
      Shriram: 28,
      'ICICI Lombard': 15,
      'Tata AIG': 30,
      'HDFC ERGO': 14,
      Zuno: 10,
    })
  })

  test('are sorted by name, each with its own key, id and logo [REF-12]', () => {
    expect(insurers.map(({ name }) => name)).toEqual(insurers.map(({ name }) => name).toSorted())
    for (const { key, logo, insurerId } of insurers) {
      expect(logo).toBe(`/logos/insurers/${key}.svg`)
      expect(insurerById(insurerId)).toBe(insurerByKey(key))
    }
    expect(new Set(insurers.map(({ insurerId }) => insurerId)).size).toBe(insurers.length)
    expect(insurerById(1)).toBeUndefined()
  })

  test('have a file each and are all in the list', () => {
    const files = readdirSync('machines/reference/insurers').filter((file) => file.endsWith('.insurer.ts'))
    expect(files.map((file) => file.replace('.insurer.ts', '')).sort()).toEqual(
      insurers.map(({ key }) => key).sort(),
    )
  })

  test('use the same proposal call, except Zurich Kotak', () => {
    const own = insurers.filter(({ proposal }) => proposal.call === 'saveKotakProposal')
    expect(own.map(({ insurerId }) => insurerId)).toEqual([17])
  })

  test.each(motorInsurers.map((insurer) => [insurer.name, insurer] as const))(
    '%s has rates that make sense',
    (_, insurer) => {
      expect(insurer.idv.min).toBeLessThan(1)
      expect(insurer.idv.max).toBeGreaterThan(1)
      for (const grid of Object.values(insurer.odDiscount)) {
        const falls = (fuel: 'petrol' | 'diesel' | 'electric') =>
          grid.every((row, index) => index === 0 || row[fuel] <= (grid[index - 1]?.[fuel] ?? 0))
        expect([falls('petrol'), falls('diesel'), falls('electric')]).toEqual([true, true, true])
        expect(grid.map(({ maxAge }) => maxAge)).toEqual(
          grid.map(({ maxAge }) => maxAge).toSorted((a, b) => a - b),
        )
        expect(grid.at(-1)?.maxAge).toBe(insurer.maxVehicleAge)
      }
    },
  )

  test('differ from one another in what they sell and refuse', () => {
    const profiles = motorInsurers.map(({ addOns, odDiscount }) => JSON.stringify([addOns, odDiscount]))
    expect(new Set(profiles).size).toBe(motorInsurers.length)
    expect(motorInsurers.some(({ declines }) => declines.length === 0)).toBe(true)
    expect(motorInsurers.filter(({ declines }) => declines.length > 0).length).toBeGreaterThan(6)
  })
})

describe('the insurers of health', () => {
  test('are ten, each with a plan and a factor of its own; five of them insure vehicles too', () => {
    expect(healthInsurers.map(({ name, health }) => [name, health.planName, health.factor])).toEqual([
      ['Bajaj Allianz', 'Health Guard (sandbox)', 1.03],
      ['Care Health', 'Care Supreme (sandbox)', 1],
      ['Digit', 'Health Plus (sandbox)', 0.94],
      ['HDFC ERGO', 'Optima Secure (sandbox)', 1.2],
      ['ICICI Lombard', 'Elevate (sandbox)', 1.05],
      ['ManipalCigna', 'ProHealth (sandbox)', 1.06],
      ['Niva Bupa', 'ReAssure (sandbox)', 1.12],
      ['SBI General', 'Super Health (sandbox)', 0.98],
      ['Star Health', 'Comprehensive (sandbox)', 1.08],
      ['Tata AIG', 'MediCare (sandbox)', 1.1],
    ])
    const both = motorInsurers.filter((insurer) => healthInsurers.some(({ key }) => key === insurer.key))
    expect(both.map(({ key }) => key)).toEqual([
      'bajaj-allianz',
      'digit',
      'hdfc-ergo',
      'icici-lombard',
      'tata-aig',
    ])
  })

  test('differ in what they pay for, sell and refuse, and some sell at every age', () => {
    const offers = healthInsurers.map(({ health: { planName: _, factor: __, ...offer } }) =>
      JSON.stringify(offer),
    )
    expect(new Set(offers).size).toBe(healthInsurers.length)
    const { min, max } = limits.age
    expect(healthInsurers.every(({ health }) => health.entryAge.min === min)).toBe(true)
    expect(healthInsurers.filter(({ health }) => health.entryAge.max === max).length).toBeGreaterThan(2)
    expect(healthInsurers.filter(({ health }) => health.declines.length > 0).length).toBeGreaterThan(4)
  })
})

describe('the partners', () => {
  test('are 26 logos: every insurer of vehicles, and neutral ones that claim no partnership', () => {
    expect(partners).toHaveLength(26)
    const marks = new Map(partners.map(({ name, logo }) => [name, logo]))
    for (const { name, logo } of motorInsurers) expect(marks.get(name)).toBe(logo)
    expect(partners.slice(motorInsurers.length).every(({ name }) => name.startsWith('Partner '))).toBe(true)
  })
})
