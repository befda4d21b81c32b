import { beforeEach, expect, it } from 'vitest'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { sendOwnerCode, verifyOwnerCode } from '#contract/journey/owner.calls.ts'
import { aJourney } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { atTheDesk, engage, identify, latestCode, messagesTo, modules } from './at-the-desk.ts'

describeOnEachDatabase('the code of an owner', { modules, deps: { identify } }, (server) => {
  beforeEach(() => engage(server))

  it('opens nothing to an employee, who needs a consent that is written down [EMP-13]', async () => {
    const { customerLeadId } = await aJourney(server.visitor(), 5)
    const { visitor } = atTheDesk(server, 'asha')
    const message = 'Ask its customer for consent, at your desk.'
    expect(await visitor.refused(sendOwnerCode, { customerLeadId })).toMatchObject({ http: 403, message })
    expect(await messagesTo(server)).toEqual([])
    // Neither by a code that somebody else had sent.
    await server.visitor().call(sendOwnerCode, { customerLeadId })
    const otp = await latestCode(server)
    expect(await visitor.refused(verifyOwnerCode, { customerLeadId, otp })).toMatchObject({ message })
    expect(await visitor.refused(readFlow, { customerLeadId })).toMatchObject({ code: 'prove-owner' })
  })
})
