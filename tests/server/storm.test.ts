import { expect, it } from 'vitest'
import { fuzz } from '../storm/fuzz.ts'
import { paymentOrders } from '../storm/payment-orders.ts'
import { roles } from '../storm/roles.ts'
import { describeOnPglite } from './support/on-each-database.ts'

it('no random request ends in a fault, hangs or makes the process grow', async () => {
  const { lost, requests } = await fuzz({ requests: 150, seed: 7 })
  expect(lost).toEqual([])
  expect(requests).toBe(150)
}, 180_000)

it('no order of payment events pays twice or keeps money that is not counted', () => {
  paymentOrders({ orders: 2_000 })
})

describeOnPglite('another’s purchase', {}, (server) => {
  it('is told to nobody of any role who names it anywhere', async () => {
    const { lost, requests } = await roles(server, { every: 13 })
    expect(lost).toEqual([])
    expect(requests).toBeGreaterThan(100)
  }, 180_000)
})
