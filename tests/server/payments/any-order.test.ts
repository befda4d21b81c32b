import { it } from 'vitest'
import { payingServer, payments } from '../../storm/payments.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase('payments told in any order', payingServer, (server) => {
  it('end in the right state: one policy, money counted once, the rest given back', async () => {
    await payments(server, { orders: 20 })
  }, 90_000)
})
