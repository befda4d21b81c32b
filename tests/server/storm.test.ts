import { expect, it } from 'vitest'
import { fuzz } from '../storm/fuzz.ts'
import { paymentOrders } from '../storm/payment-orders.ts'
import { roles } from '../storm/roles.ts'
import { toldTwice } from '../storm/told-twice.ts'
import { describeOnPglite } from './support/on-each-database.ts'

it('no random request ends in a fault, hangs or makes the process grow', async () => {
  const { lost, requests } = await fuzz({ requests: 150, seed: 7 })
  expect(lost).toEqual([])
  expect(requests).toBe(150)
}, 180_000)

it('no order of payment events pays twice or keeps money that is not counted', () => {
  paymentOrders({ orders: 2_000 })
})

it('a message is told twice where somebody got it in the same words', () => {
  const mail = { to: 'asha@example.com', channel: 'mail', text: 'Your policy is ready', at: '10:00' }
  const others = [
    { ...mail, to: 'bala@example.com' },
    { ...mail, text: 'Another policy is ready' },
  ]
  expect(toldTwice([mail, ...others])).toEqual([])
  expect(toldTwice([mail, ...others, { ...mail, at: '10:01' }])).toEqual([
    '2 times mail to asha@example.com: Your policy is ready',
  ])
})

describeOnPglite('another’s purchase', {}, (server) => {
  it('is told to nobody of any role who names it anywhere', async () => {
    const { lost, requests } = await roles(server, { every: 13 })
    expect(lost).toEqual([])
    expect(requests).toBeGreaterThan(100)
  }, 180_000)
})
