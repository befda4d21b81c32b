import { expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { leads } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aCustomer } from '../support/signed-in.ts'
import { aJourney, aSave, policyEnding } from './asha.ts'

const far = '2026-09-30'
const farPolicy = policyEnding(far)
const step7 = { motorRequest: { policyType: 'comprehensive', addOns: {} } }

describeOnEachDatabase('a renewal that comes too early', { modules: [flowRoutes] }, (server) => {
  it('is kept by its process-flow object, as a quotation without a price [EXPIRY-18, RESUME-15, RESUME-18, API-49]', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 5)
    const { data } = await visitor.call(saveFlow, { ...aSave(6, lead), step6: farPolicy })
    const { version } = data.data
    const motorRequest = {
      registrationNumber: 'RJ-14-CA-1234',
      vehicleType: '4w',
      prevPolicyEndDate: far,
      policyDateExceeded: true,
    }
    const save = { ...aSave(7, { ...lead, version }), processDiscription: 'quotation', motorRequest, step7 }
    await visitor.call(saveFlow, save)
    const read = await visitor.call(readFlow, lead)
    expect(read.data).toMatchObject({
      processDescription: 'quotation',
      motorRequest: { policyDateExceeded: true, prevPolicyEndDate: far },
      step7: { motorRequest: { policyType: 'comprehensive' }, previousClaimData: { claimed: false } },
    })
    expect(read.data).not.toHaveProperty('motorRequest.businessType')
    expect(read.data).not.toHaveProperty('status')
  })

  it('takes no plan while it is', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 5)
    const { data } = await visitor.call(saveFlow, { ...aSave(6, lead), step6: farPolicy })
    const chosen = { ...step7, selectedPlan: { caseId: 'made up' } }
    const save = aSave(7, { ...lead, version: data.data.version, step7: chosen })
    expect((await visitor.refused(saveFlow, save)).http).toBeGreaterThanOrEqual(400)
  })
})

const someone = aCustomer('asha')
const deps = { identify: async () => someone }

describeOnEachDatabase('a journey of an older wizard', { modules: [flowRoutes], deps }, (server) => {
  it('goes on with what it knows of the vehicle and the person [RESUME-19]', async () => {
    const record = {
      quotationNumber: 'QN1',
      step1: { registerationNumber: 'RJ-14-CA-1234' },
      customerDetails: { FullName: 'Asha', Email: '', Phone: '9876543210' },
      step2: { make: { value: 47, label: 'Maruti' } },
    }
    await server.db.insert(leads).values(aLead({ customerId: someone.customerId, record }))
    const { data } = await server.visitor().call(readFlow, { customerLeadId: 'lead-1' })
    expect(data).toMatchObject({
      processStep: 'step2',
      step1: { registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w' },
      step2: { make: { label: 'Maruti' } },
    })
  })
})
