import { expect, it } from 'vitest'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { saveRegistration } from '#contract/registration/registration.calls.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aJourney, asha } from './asha.ts'

describeOnEachDatabase('putting a number on a journey', { modules: [journeys] }, (server) => {
  it('begins anew with another number and keeps the contact [API-42]', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 5)
    const reply = await visitor.call(saveRegistration, { customerLeadId, registrationNumber: 'rj14 cb 777' })
    expect(reply.data).toEqual({ registrationNumber: 'RJ-14-CB-777', version: 6 })
    const { data } = await visitor.call(readFlow, { customerLeadId })
    expect(data).toMatchObject({ processStep: 'step1', step1: { registrationNumber: 'RJ-14-CB-777' } })
    expect(data).not.toHaveProperty('step2')
  })

  it('changes nothing with the same number', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 5)
    const { registrationNumber } = asha.step1
    const reply = await visitor.call(saveRegistration, { customerLeadId, registrationNumber })
    expect(reply.data).toEqual({ registrationNumber, version: 5 })
  })

  it("refuses what is no plate, and anybody else's journey", async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 2)
    const told = { customerLeadId, registrationNumber: 'ZZ-99' }
    expect(await visitor.refused(saveRegistration, told)).toMatchObject({ http: 422, code: 'invalid' })
    expect(await server.visitor().refused(saveRegistration, told)).toMatchObject({
      http: 403,
      code: 'prove-owner',
    })
  })
})
