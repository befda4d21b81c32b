import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { endorsePolicy, readEndorsement } from '#contract/policy/endorsement.calls.ts'
import { downloadPolicy } from '#contract/policy/policy.calls.ts'
import { readPolicies, renewPolicy } from '#contract/profile/own-lists.calls.ts'
import { documents, endorsements, leads, policies, refunds } from '#server/db/schema.ts'
import { aPolicyholder, inboxOf } from '../policies/a-policyholder.ts'
import { textOf } from '../policies/pdf-text.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { plan } from '../support/sandbox-plan.ts'
import { asAsha, asRavi, belongsTo, options, signedOut } from './signed-in-as.ts'

const meena = { fullName: 'Meena Sharma', relation: 'Mother', dateOfBirth: '1960-04-02', gender: 'Female' }
const moved = {
  email: 'asha.rani@example.com',
  mobile: '9876500001',
  addressLine: '4 Hill Street, Civil Lines',
  pincode: { value: '302006', label: '302006 Jaipur, Rajasthan' },
}

describeOnEachDatabase('changing a policy', options, (server) => {
  /** Asha's policy from 6 July 2026 to 5 July 2027, in October. */
  async function aPolicy(day = '2026-10-05') {
    signedOut()
    const holder = await aPolicyholder(server)
    const { customerLeadId } = holder
    await belongsTo(server, customerLeadId, 'asha')
    await holder.issue()
    server.clock.set(`${day}T10:00:00+05:30`)
    asAsha()
    const visitor = server.visitor()
    const nominee = { customerLeadId, subject: 'nominee' as const, answers: meena }
    const contact = { customerLeadId, subject: 'contact' as const, answers: moved }
    return {
      customerLeadId,
      visitor,
      nominee,
      contact,
      read: async () => (await visitor.call(readEndorsement, { customerLeadId })).data,
      endorse: async (asked: typeof nominee | typeof contact) =>
        (await visitor.call(endorsePolicy, asked)).data,
      row: async () => (await visitor.call(readPolicies)).data[0]?.issued,
      /** Read by the browser that bought it, which has the lead's cookie. */
      printed: async (after?: string) => {
        const response = await visitor.ask(downloadPolicy, { id: customerLeadId, ...(after && { after }) })
        return textOf(new Uint8Array(await response.arrayBuffer()))
      },
    }
  }
  const insurer = (outcome: string) => plan(server, 'insurer', { call: 'endorse', key: 'digit', do: outcome })
  const files = join(testConfig.dataDir, 'files')
  const filesSince = (begun: number) =>
    readdirSync(files).filter((name) => statSync(join(files, name)).mtimeMs >= begun)
  const stored = () => server.db.select().from(endorsements)

  it('offers what can be changed, filled in as it is, and says whom to call for the rest', async () => {
    const { read } = await aPolicy()
    expect(await read()).toMatchObject({
      state: 'offered',
      subjects: ['nominee', 'contact'],
      known: { nominee: { fullName: 'Ravi Sharma' }, contact: { email: 'asha@example.com' } },
      insurer: { name: 'Digit', helpline: { number: expect.stringMatching(/^1800/), isSandbox: true } },
    })
  })

  it('has the nominee changed by the insurer, prints the policy anew and keeps the one before', async () => {
    const { endorse, nominee, printed, row, visitor, customerLeadId } = await aPolicy()
    const answered = await endorse(nominee)
    expect(answered).toMatchObject({
      state: 'answered',
      endorsement: { subject: 'nominee', state: 'done', on: '2026-10-05' },
    })
    const number = answered.state === 'answered' ? (answered.endorsement.number ?? '') : ''
    expect(number).toMatch(/^SANDBOX\/DIGIT\/\d+\/E1$/)

    const now = await printed()
    for (const words of [`Endorsement ${number}`, '05 Oct 2026', 'Ravi Sharma', 'Meena Sharma'])
      expect(now).toContain(words)
    const before = await printed('0')
    expect(before).not.toContain('Endorsement SANDBOX')
    expect(before).not.toContain('Meena Sharma')
    expect(await printed('1')).toBe(now)

    expect((await row())?.endorsements).toEqual([
      { subject: 'nominee', state: 'done', on: '2026-10-05', number },
    ])
    await server.jobs.runDue()
    const [sms] = await inboxOf(server, '9876543210')
    expect(sms?.text).toContain('was changed as you asked')
    expect(sms?.text).not.toContain('Meena')
    expect(await server.db.select().from(refunds)).toEqual([])

    server.clock.set('2027-06-20T10:00:00+05:30')
    const renewed = await visitor.call(renewPolicy, { customerLeadId })
    const [lead] = await server.db.select().from(leads).where(eq(leads.id, renewed.data.leadId))
    expect(JSON.stringify(lead?.record)).toContain('Meena Sharma')
  })

  it('writes to the new mail address once the contact details are changed', async () => {
    const { endorse, contact, printed } = await aPolicy()
    expect(await endorse(contact)).toMatchObject({ endorsement: { state: 'done', subject: 'contact' } })
    expect(await printed()).toContain('4 Hill Street, Civil Lines, Jaipur, Rajasthan 302006')
    await server.jobs.runDue()
    expect((await inboxOf(server, moved.email))[0]?.text).toContain('changed')
    expect(await inboxOf(server, moved.mobile)).toEqual([])
  })

  it('numbers each change of a policy and shows them in order', async () => {
    const { endorse, nominee, contact, row, printed } = await aPolicy()
    await endorse(nominee)
    server.clock.advance(3_600_000)
    await endorse(contact)
    const made = (await row())?.endorsements ?? []
    expect(made.map(({ subject, number }) => [subject, number?.slice(-2)])).toEqual([
      ['nominee', 'E1'],
      ['contact', 'E2'],
    ])
    expect(await printed('1')).not.toContain('Hill Street')
    expect(await printed('2')).toContain('Meena Sharma')
  })

  it('judges the answers as the proposal does', async () => {
    const { visitor, nominee, contact } = await aPolicy()
    const child = { ...nominee, answers: { ...meena, dateOfBirth: '2020-01-01' } }
    expect((await visitor.refused(endorsePolicy, child)).issues?.map(({ path }) => path)).toEqual([
      'appointeeName',
      'appointeeRelation',
      'appointeeBirth',
    ])
    const wrong = { ...contact, answers: { ...moved, mobile: '123', email: 'nobody' } }
    expect(await visitor.refused(endorsePolicy, wrong)).toMatchObject({
      http: 422,
      issues: [{ path: 'email' }, { path: 'mobile' }],
    })
    expect(await stored()).toEqual([])
  })

  it('happens once however often it is sent at a time, and leaves one document', async () => {
    const { endorse, nominee, row } = await aPolicy()
    await insurer('slow')
    const begun = Date.now()
    const answers = await Promise.all(Array.from({ length: 4 }, () => endorse(nominee)))
    for (const answer of answers) expect(answer).toMatchObject({ state: 'answered' })
    expect((await row())?.endorsements).toMatchObject([{ state: 'done' }])
    const printed = await server.db.select().from(documents).where(eq(documents.kind, 'endorsement'))
    expect(printed).toHaveLength(1)
    expect(filesSince(begun)).toEqual(printed.map(({ storedName }) => storedName))
  })

  it('is answered with what was made where it is sent once more afterwards', async () => {
    const { endorse, nominee, row } = await aPolicy()
    const first = await endorse(nominee)
    expect(await endorse(nominee)).toEqual(first)
    expect((await row())?.endorsements).toMatchObject([{ state: 'done' }])
  })

  it('waits for an insurer that is down, which is asked again without another press', async () => {
    const { endorse, nominee, contact, read, visitor, row } = await aPolicy()
    await insurer('down')
    expect(await endorse(nominee)).toMatchObject({ endorsement: { state: 'asked' } })
    expect(await read()).toMatchObject({ state: 'answered', endorsement: { state: 'asked' } })
    expect((await visitor.refused(endorsePolicy, contact)).message).toContain('earlier change')
    server.clock.advance(61_000)
    await server.jobs.runDue()
    expect((await row())?.endorsements).toMatchObject([{ state: 'done' }])
  })

  it('is made once where the insurer’s yes was lost', async () => {
    const { endorse, nominee, row } = await aPolicy()
    await insurer('lost')
    expect(await endorse(nominee)).toMatchObject({ endorsement: { state: 'asked' } })
    server.clock.advance(61_000)
    await server.jobs.runDue()
    expect((await row())?.endorsements).toMatchObject([
      { state: 'done', number: expect.stringMatching(/E1$/) },
    ])
  })

  it('shows and tells why an insurer refuses, and leaves the policy as it was', async () => {
    const { endorse, nominee, printed, read } = await aPolicy()
    await insurer('decline')
    expect(await endorse(nominee)).toMatchObject({
      endorsement: { state: 'refused', reason: 'A claim is being settled' },
    })
    expect(await printed()).not.toContain('Meena')
    await server.jobs.runDue()
    expect((await inboxOf(server, '9876543210'))[0]?.text).toContain('did not change')
    expect(await read()).toMatchObject({ state: 'offered' })
    expect(await endorse(nominee)).toMatchObject({ endorsement: { state: 'done' } })
  })

  it('is not offered where nothing is changed, or after the end', async () => {
    const { visitor, nominee, read } = await aPolicy()
    const known = await read()
    const answers = known.state === 'offered' ? known.known.nominee : {}
    expect((await visitor.refused(endorsePolicy, { ...nominee, answers })).message).toContain('Nothing')
    server.clock.set('2027-07-06T10:00:00+05:30')
    expect(await read()).toMatchObject({ state: 'impossible', message: expect.stringContaining('ended') })
    expect((await visitor.refused(endorsePolicy, nominee)).http).toBe(409)
  })

  it('is its owner’s alone', async () => {
    const { nominee, customerLeadId } = await aPolicy()
    asRavi()
    expect((await server.visitor().refused(readEndorsement, { customerLeadId })).http).toBe(403)
    expect((await server.visitor().refused(endorsePolicy, nominee)).http).toBe(403)
    signedOut()
    expect((await server.visitor().refused(endorsePolicy, nominee)).http).toBe(401)
    expect(await stored()).toEqual([])
    const [policy] = await server.db.select().from(policies)
    expect(JSON.stringify(policy?.issued)).not.toContain('Meena')
  })
})
