import { describe, expect, test } from 'vitest'
import { bodyTypeOf, bodyTypes } from '#machines/reference/body-types.ts'
import { models } from '#machines/reference/vehicles.ts'

describe('the body of a vehicle', () => {
  test('of every model is one of its class, and of no car only its class is known', () => {
    const bodies = models.map(
      ({ vehicleType, value }) => [vehicleType, bodyTypeOf(vehicleType, value)] as const,
    )
    for (const [vehicleType, body] of bodies) expect(bodyTypes[vehicleType]).toContain(body)
    expect(bodies.filter(([, body]) => body === 'car')).toEqual([])
    for (const body of Object.values(bodyTypes)
      .flat()
      .filter((one) => one !== 'car'))
      expect(bodies.map(([, one]) => one)).toContain(body)
  })

  test('is sorted for every model of two wheels that is no plain motorcycle', () => {
    const counts = bodyTypes['2w'].map((body) => {
      const own = models.filter(({ vehicleType, value }) => bodyTypeOf(vehicleType, value) === body)
      return [body, own.length]
    })
    expect(Object.fromEntries(counts)).toEqual({
      motorcycle: 67,
      sport: 15,
      cruiser: 13,
      adventure: 12,
      scooter: 25,
    })
  })

  test.each([
    ['4w', 4705, 'hatchback'],
    ['4w', 4707, 'sedan'],
    ['4w', 3008, 'suv'],
    ['4w', 7905, 'mpv'],
    ['2w', 10601, 'motorcycle'],
    ['2w', 10201, 'scooter'],
    ['2w', 12905, 'sport'],
    ['2w', 10709, 'cruiser'],
    ['2w', 10705, 'adventure'],
  ] as const)('of the %s %d is that of a %s', (vehicleType, model, body) => {
    expect(bodyTypeOf(vehicleType, model)).toBe(body)
  })

  test('of a model that nobody has sorted is its class', () => {
    expect([bodyTypeOf('4w', 9999), bodyTypeOf('4w', undefined), bodyTypeOf('2w', 99999)]).toEqual([
      'car',
      'car',
      'motorcycle',
    ])
  })
})
