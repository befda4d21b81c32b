import { expect, it } from 'vitest'
import { choosePlanAgain } from '#contract/proposal/proposal.calls.ts'
import { leads } from '#server/db/schema.ts'
import { confirmingUnpaid } from '#server/payments/confirm-unpaid.ts'
import { proposalsWith } from '#server/proposals/proposals.routes.ts'
import { aPayer, gatewayDoes, modules, noWebhooks, type Payer } from '../payments/a-payer.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const options = { modules: [...modules, proposalsWith({ confirmingUnpaid })] }

describeOnEachDatabase('a plan that is given back after a failed payment', options, (server) => {
  const leave = ({ visitor, customerLeadId }: Payer) => visitor.call(choosePlanAgain, { customerLeadId })
  async function failed(): Promise<Payer> {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await payer.pay('fail')
    await payer.read()
    expect(await payer.status()).toBe('paymentFailure')
    return payer
  }

  it('leads to the quotes once the gateway has said again that nothing was paid', async () => {
    const payer = await failed()
    await leave(payer)
    expect((await payer.moves()).at(-1)).toBe('CHOOSE_ANOTHER_PLAN quotesGenerated')
  })

  it('is refused where the payment was settled late after all', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await gatewayDoes(server, 'pay', { do: 'late', ms: 0 })
    await payer.pay()
    await server.db.update(leads).set({ status: 'paymentFailure' })
    await expect(leave(payer)).rejects.toThrow('not-now')
    expect(await payer.status()).toBe('paymentSuccess')
  })

  it('waits while the gateway does not answer', async () => {
    const payer = await failed()
    await gatewayDoes(server, 'fetch', { do: 'down' })
    await expect(leave(payer)).rejects.toThrow('unavailable')
    expect(await payer.status()).toBe('paymentFailure')
  })
})
