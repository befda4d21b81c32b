import { expect, it } from 'vitest'
import { kills } from '../storm/kills/kills.ts'

/** In the order in which somebody who buys comes past them; the storm has more of each, and the starts that are killed. */
const ways = ['in a transaction', 'in a webhook', 'with a full disk'] as const

it('a process killed while it saves, or is told of a payment, or has no space loses and doubles nothing', async () => {
  const { lost, ...done } = await kills({ kills: ways.length, savers: 1, buyers: 1, ways })
  expect(lost).toEqual([])
  expect(done.kills).toEqual({ 'in a transaction': 1, 'in a webhook': 1, 'with a full disk': 1 })
  expect(done.journeys).toBeGreaterThanOrEqual(2)
  // The gateway took the first payment twice.
  expect([done.policies, done.refunds]).toEqual([done.purchases, 1])
}, 420_000)
