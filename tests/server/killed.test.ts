import { expect, it } from 'vitest'
import { kills } from '../storm/kills.ts'

it('a killed process leaves every journey it had answered open to the browser that began it', async () => {
  const { lost, journeys } = await kills({ kills: 1, browsers: 3 })
  expect(lost).toEqual([])
  expect(journeys).toBeGreaterThanOrEqual(3)
}, 180_000)
