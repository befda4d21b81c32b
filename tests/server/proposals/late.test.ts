import { expect, it } from 'vitest'
import { usualTimings } from '#server/insurers/timings.ts'
import { confirmingUnpaid } from '#server/payments/confirm-unpaid.ts'
import { proposalsWith } from '#server/proposals/proposals.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'
import { aShopper, digit, modules } from './a-shopper.ts'

const { deadlines } = usualTimings
const timings = { ...usualTimings, deadlines: { ...deadlines, propose: 50 } }
const options = {
  modules: [...modules.slice(0, -1), proposalsWith({ confirmingUnpaid, timings })],
  deps: { fetch: reach },
}

let reached: TestServer | undefined
/** The insurer takes a proposal in, and is silent. */
let isSilent = false

async function reach(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(input, init)
  if (!reached) throw new Error('Nobody is there yet')
  const response = await reached.app.request(request)
  const proposes = request.method === 'POST' && request.url.endsWith('/proposals')
  return isSilent && proposes ? new Promise(() => {}) : response
}

describeOnEachDatabase('an insurer that does not answer a proposal in time', options, (server) => {
  it('is waited for so long and no longer, then looked up', async () => {
    reached = server
    isSilent = false
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    isSilent = true
    expect(await shopper.submit()).toMatchObject({
      status: 'pending',
      message: 'We do not know yet how this ended. Check the status before trying again.',
      data: { proposalStatus: 'proposalRequest' },
    })
    expect((await shopper.readProposal()).data.proposalStatus).toBe('proposalSuccess')
  })

  it('is waited for 30 seconds in earnest', () => {
    expect(usualTimings.deadlines.propose).toBe(30_000)
  })
})
