import { expect, it } from 'vitest'
import { accessibleLeads, hasAgreed, insertConsent, mayAccess } from '#server/audit/consents.store.ts'
import { type Consent, leads } from '#server/db/schema.ts'
import { aLead } from '../support/a-lead.ts'
import { startOfTests } from '../support/clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const at = new Date(startOfTests)
const [leadId, employeeId, premium] = ['lead-1', 'asha', 1_234_500]
const given: Consent = {
  id: 'yes',
  leadId,
  employeeId,
  purpose: 'access',
  detail: {},
  givenAt: at,
  expiresAt: new Date(at.getTime() + 1),
}
const agreed: Partial<Consent> = { purpose: 'premium', detail: { premiumPaise: premium } }

describeOnEachDatabase('the yes of a customer', { modules: [] }, (server) => {
  async function saysYes(different: Partial<Consent>) {
    await server.db.insert(leads).values([aLead(), aLead({ id: 'lead-2' })])
    await insertConsent(server.db, { ...given, ...different })
    const opened = await accessibleLeads(server.db, employeeId, at)
    expect(await mayAccess(server.db, leadId, employeeId, at)).toBe(opened.includes(leadId))
    return { opened, hasAgreed: await hasAgreed(server.db, { leadId, employeeId, at }, premium) }
  }

  it.each<[string, Partial<Consent>, string[]]>([
    ['this journey and employee', {}, ['lead-1']],
    ['another journey', { leadId: 'lead-2' }, ['lead-2']],
    ['another employee', { employeeId: 'ravi' }, []],
    ['a premium', agreed, []],
    ['a time that is over', { expiresAt: at }, []],
  ])('to %s opens that alone', async (_, different, opens) => {
    expect((await saysYes(different)).opened).toEqual(opens)
  })

  it.each<[string, Partial<Consent>, boolean]>([
    ['this premium', {}, true],
    ['the premium of another journey', { leadId: 'lead-2' }, false],
    ['what another employee asked', { employeeId: 'ravi' }, false],
    ['a look at the journey', { purpose: 'access' }, false],
    ['a premium until a time that is over', { expiresAt: at }, false],
    ['another premium', { detail: { premiumPaise: premium + 1 } }, false],
  ])('to %s is one to the premium: %s', async (_, different, isOne) => {
    expect((await saysYes({ ...agreed, ...different })).hasAgreed).toBe(isOne)
  })
})
