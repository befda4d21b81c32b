import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readPolicies } from '#contract/profile/own-lists.calls.ts'
import { policyOfWire } from '#contract/profile/own-lists.codec.ts'
import { limits } from '#machines/reference/limits.ts'
import { leads, policies } from '#server/db/schema.ts'
import type { newSwift } from '../../machines/motor/record/quoted-record.ts'
import { brandNew } from '../payments/an-accepted-proposal.ts'
import { aPolicyholder } from '../policies/a-policyholder.ts'
import { anIssuedPolicy } from '../policies/an-issued-policy.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { asAsha, asRavi, belongsTo, byPartner, options, signedOut } from './signed-in-as.ts'

describeOnEachDatabase('the policies of a customer', options, (server) => {
  const read = async () => {
    const { data, hasMore } = await server.visitor().call(readPolicies)
    return { data: data.map(policyOfWire), hasMore }
  }

  async function ashasPolicy(base?: typeof newSwift) {
    signedOut()
    const holder = await aPolicyholder(server, base)
    await belongsTo(server, holder.customerLeadId, 'asha')
    asAsha()
    return holder
  }

  it('are told with insurer, vehicle, number, days, premium and state', async () => {
    const { customerLeadId, amount, issue, policies: stored } = await ashasPolicy()
    const insurer = { name: 'Digit', logo: '/logos/insurers/digit.svg' }
    const insured = {
      icon: 'car',
      kind: 'Car',
      title: 'Maruti Swift VXi',
      identifier: 'RJ-14-CA-1234',
      cover: 'Comprehensive',
    }
    const bought = { leadId: customerLeadId, quoteType: 'motor', insurer, insured, premium: amount }
    expect((await read()).data).toEqual([bought])
    await issue()
    const [policy] = await stored()
    const { data, hasMore } = await read()
    expect(hasMore).toBe(false)
    expect(data).toMatchObject([
      {
        ...bought,
        issued: {
          policyNumber: policy?.policyNumber,
          start: '2026-07-06',
          end: '2027-07-05',
          state: 'startsLater',
          hasDocument: true,
          renewal: { standing: 'notYet', opens: '2027-05-06', closes: '2027-10-03' },
        },
      },
    ])
  })

  it.each([
    ['2027-05-05', 'running', 'notYet'],
    ['2027-05-06', 'running', 'open'],
    ['2027-07-06', 'ended', 'open'],
    ['2027-10-03', 'ended', 'open'],
    ['2027-10-04', 'ended', 'over'],
  ])('on %s are %s, their renewal %s', async (day, state, standing) => {
    await ashasPolicy().then(({ issue }) => issue())
    server.clock.set(`${day}T00:00:01+05:30`)
    expect((await read()).data).toMatchObject([{ issued: { state, renewal: { standing } } }])
  })

  it('of a new vehicle tell when own damage ends, which is renewed first', async () => {
    await ashasPolicy(brandNew).then(({ issue }) => issue())
    const [policy] = (await read()).data
    expect(policy?.issued).toMatchObject({
      end: '2029-06-14',
      odEnd: '2027-06-14',
      renewal: { end: '2027-06-14', opens: '2027-04-15' },
    })
  })

  it('are shown to nobody else, and to a partner’s visitor only if that partner sold them', async () => {
    const { customerLeadId, issue } = await ashasPolicy()
    await issue()
    asRavi()
    expect((await read()).data).toEqual([])
    byPartner('asha', 'partner-1')
    expect((await read()).data).toEqual([])
    await belongsTo(server, customerLeadId, 'asha', 'partner-1')
    expect((await read()).data).toHaveLength(1)
    byPartner('asha', 'partner-2')
    expect((await read()).data).toEqual([])
    signedOut()
    expect(await server.visitor().refused(readPolicies)).toMatchObject({ http: 401, code: 'signed-out' })
  })

  it('come newest first and no more than are shown', async () => {
    const { listed } = limits.profile
    const ids = Array.from({ length: listed + 1 }, (_, index) => `lead-${index}`)
    const at = (index: number) => new Date(server.clock.now().getTime() + index * 1000)
    const sold = { customerId: 'asha', status: 'policyDocSuccess' }
    await server.db.insert(leads).values(ids.map((id) => aLead({ id, ...sold })))
    await server.db.insert(policies).values(
      ids.map((id, index) => ({
        ...{ id, leadId: id, insurerId: 13, verifyCode: id, policyNumber: id, createdAt: at(index) },
        ...{ periodStart: '2026-07-06', periodEnd: '2027-07-05' },
        issued: anIssuedPolicy({ policyNumber: id }),
      })),
    )
    asAsha()
    const { data, hasMore } = await read()
    expect(data.map(({ leadId }) => leadId)).toEqual(ids.toReversed().slice(0, listed))
    expect(hasMore).toBe(true)
    await server.db.delete(policies).where(eq(policies.id, 'lead-0'))
    await server.db.delete(leads).where(eq(leads.id, 'lead-0'))
    expect((await read()).hasMore).toBe(false)
  })
})
