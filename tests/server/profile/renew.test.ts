import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { readPolicies, readQuotations, renewPolicy } from '#contract/profile/own-lists.calls.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { recordOf } from '#server/access/leads.store.ts'
import { leads } from '#server/db/schema.ts'
import { openNumbers, withSealedNumbers } from '#server/sealed/numbers.ts'
import { sealOf } from '#server/sealed/seal.ts'
import { aSave } from '../journeys/asha.ts'
import { brandNew } from '../payments/an-accepted-proposal.ts'
import { aPolicyholder } from '../policies/a-policyholder.ts'
import { aLead } from '../support/a-lead.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { asAsha, asRavi, belongsTo, byPartner, options, signedOut } from './signed-in-as.ts'

const seal = sealOf(testConfig.keys)

describeOnEachDatabase('renewing a policy', options, (server) => {
  /** Asha's policy to 5 July 2027, two weeks before its end. */
  async function aPolicy(base?: typeof brandNew, today = '2027-06-21') {
    signedOut()
    const holder = await aPolicyholder(server, base)
    const { customerLeadId } = holder
    await belongsTo(server, customerLeadId, 'asha')
    await holder.issue()
    server.clock.set(`${today}T10:00:00+05:30`)
    asAsha()
    const visitor = server.visitor()
    return { customerLeadId, visitor, renew: () => visitor.call(renewPolicy, { customerLeadId }) }
  }

  const leadOf = async (id: string) => {
    const [lead] = await server.db.select().from(leads).where(eq(leads.id, id))
    return lead
  }

  it('begins a journey with all answers but one, and quotes follow that one', async () => {
    const { visitor, renew, customerLeadId: sold } = await aPolicy()
    const { data } = await renew()
    expect(data).toMatchObject({ savedStep: 5, isRenewal: true, isTooEarly: false })
    const { leadId: customerLeadId } = data
    expect(customerLeadId).not.toBe(sold)
    expect(await leadOf(customerLeadId)).toMatchObject({
      customerId: 'asha',
      version: 1,
      registrationNumber: 'RJ-14-CA-1234',
      mobile: '9876543210',
      processStep: 'step5',
      processDescription: 'customerDetails',
    })
    const { data: resumed } = await visitor.call(readFlow, { customerLeadId })
    const past = {
      PolicyStatus: 'continue',
      PreInsurerCode: { value: 'DIGIT', label: 'Go Digit General Insurance' },
      PrePolicyEndDate: '2027-07-05',
      PreviousPolicyType: 'Comprehensive',
      PreviousNoClaimBonus: 35,
    }
    expect(resumed.renewalOf).toBe(sold)
    expect(resumed.step6?.pypSelection).toEqual(past)
    expect(resumed.step8).toHaveProperty('kycAndUserDetails.person.fullName', 'Asha Rani Sharma')
    expect(resumed.step9).toHaveProperty('nomineeDetails.nominee.name', 'Ravi Sharma')
    expect(resumed.step10).toHaveProperty('vehicleDetails.engineNumber', 'K12MN1234567')

    const pypSelection = { ...past, claimInLastYear: 'No' }
    const save = aSave(6, { customerLeadId, version: 1, step6: { pypSelection } })
    await visitor.call(saveFlow, save)
    const lead = await leadOf(customerLeadId)
    expect(lead?.record).toMatchObject({
      renewalOf: sold,
      savedStep: 6,
      previousPolicy: { claimed: false, ncb: 35 },
    })
  })

  it('is not gone on with before the claim is told', async () => {
    const { visitor, renew } = await aPolicy()
    const { leadId: customerLeadId } = (await renew()).data
    const { data } = await visitor.call(readFlow, { customerLeadId })
    const save = aSave(6, { customerLeadId, version: 1, step6: data.step6 })
    expect(await visitor.refused(saveFlow, save)).toMatchObject({ http: 422, issues: [{ path: 'claimed' }] })
  })

  it('a second time, or twice at once, finds the journey that was begun', async () => {
    const { visitor, renew } = await aPolicy()
    const both = await Promise.all([renew(), renew()])
    const again = await renew()
    expect(new Set([...both, again].map(({ data }) => data.leadId)).size).toBe(1)
    expect((await visitor.call(readQuotations)).data).toMatchObject([{ leadId: again.data.leadId }])
    expect((await visitor.call(readPolicies)).data).toMatchObject([
      { issued: { renewal: { standing: 'begun', leadId: again.data.leadId } } },
    ])
  })

  it('is begun by no journey of another that names this policy', async () => {
    const { visitor, customerLeadId } = await aPolicy()
    const record = { ...emptyRecord, renewalOf: customerLeadId }
    await server.db.insert(leads).values(aLead({ id: 'others', customerId: 'ravi', record }))
    expect((await visitor.call(readPolicies)).data).toMatchObject([
      { issued: { renewal: { standing: 'open' } } },
    ])
  })

  it('is over once it was paid for', async () => {
    const { visitor, renew, customerLeadId } = await aPolicy()
    const { leadId } = (await renew()).data
    await server.db.update(leads).set({ status: 'paymentSuccess' }).where(eq(leads.id, leadId))
    const { data } = await visitor.call(readPolicies)
    expect(data.find((row) => row.leadId === customerLeadId)?.issued?.renewal).toMatchObject({
      standing: 'renewed',
      leadId,
    })
    expect(await visitor.refused(renewPolicy, { customerLeadId })).toMatchObject({
      http: 409,
      message: 'This policy was renewed already.',
    })
  })

  it.each([
    ['2027-05-05', 409],
    ['2027-05-06', 200],
    ['2027-10-03', 200],
    ['2027-10-04', 409],
  ])('on %s is answered with %i', async (today, status) => {
    const { visitor, customerLeadId } = await aPolicy(undefined, today)
    expect((await visitor.ask(renewPolicy, { customerLeadId })).status).toBe(status)
  })

  it('of a new car asks for own damage and names the third-party policy that runs on', async () => {
    const { visitor, renew } = await aPolicy(brandNew, '2027-06-01')
    const { data } = await visitor.call(readFlow, { customerLeadId: (await renew()).data.leadId })
    expect(data.step1?.IsVehicleNew).toBe(false)
    expect(data.step6?.pypSelection).toMatchObject({
      PrePolicyEndDate: '2027-06-14',
      PreviousPolicyType: 'Comprehensive',
      PreviousNoClaimBonus: 0,
    })
    expect(data.step10).toMatchObject({
      vehicleDetails: {
        thirdPartyPolicy: { insurer: 'Go Digit General Insurance', end: '2029-06-14' },
      },
    })
  })

  it('seals the identity numbers for the new journey, and shows them to nobody', async () => {
    const { renew, customerLeadId } = await aPolicy()
    const sold = await leadOf(customerLeadId)
    if (!sold) throw new Error('The lead is gone')
    const known = recordOf(server.deps, sold)
    const person = known.person && { ...known.person, pan: 'ABCPS1234D' }
    const record = withSealedNumbers(seal, { ...known, person })
    await server.db.update(leads).set({ record }).where(eq(leads.id, customerLeadId))
    const renewal = await leadOf((await renew()).data.leadId)
    if (!renewal) throw new Error('The renewal is gone')
    expect(renewal.record).toMatchObject({ person: { pan: 'ABCPSXXXXD' } })
    expect(openNumbers(seal, recordOf(server.deps, renewal))).toEqual({ pan: 'ABCPS1234D' })
    expect(JSON.stringify(renewal.record)).not.toContain('ABCPS1234D')
  })

  it('is for its own customer, who came the way it was bought', async () => {
    const { visitor, customerLeadId } = await aPolicy()
    asRavi()
    expect(await visitor.refused(renewPolicy, { customerLeadId })).toMatchObject({ http: 403 })
    byPartner('asha', 'partner-1')
    expect(await visitor.refused(renewPolicy, { customerLeadId })).toMatchObject({ http: 403 })
    await belongsTo(server, customerLeadId, 'asha', 'partner-1')
    const renewal = await visitor.call(renewPolicy, { customerLeadId })
    expect(await leadOf(renewal.data.leadId)).toMatchObject({ customerId: 'asha', partnerId: 'partner-1' })
    signedOut()
    expect(await visitor.refused(renewPolicy, { customerLeadId })).toMatchObject({ code: 'signed-out' })
  })

  it('is not for another customer of the same browser', async () => {
    signedOut()
    const holder = await aPolicyholder(server)
    await belongsTo(server, holder.customerLeadId, 'asha')
    await holder.issue()
    server.clock.set('2027-06-21T10:00:00+05:30')
    asRavi()
    const { customerLeadId } = holder
    expect(await holder.visitor.refused(renewPolicy, { customerLeadId })).toMatchObject({
      code: 'unknown-journey',
    })
  })

  it('needs a policy', async () => {
    signedOut()
    const holder = await aPolicyholder(server)
    await belongsTo(server, holder.customerLeadId, 'asha')
    asAsha()
    const { customerLeadId } = holder
    expect(await server.visitor().refused(renewPolicy, { customerLeadId })).toMatchObject({ code: 'not-now' })
  })
})
