import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { emptyJourney } from '#machines/schemas/journey-record.ts'
import { openLead, recordFor } from '#server/access/lead-guard.ts'
import { openRecordOf, recordOf, updateLead } from '#server/access/leads.store.ts'
import { leads } from '#server/db/schema.ts'
import { nobody } from '#server/http/caller.ts'
import { fixedKeys } from '#server/keys/key-ring.ts'
import { withOpenAnswers, withSealedAnswers } from '#server/sealed/answers.ts'
import { sealOf } from '#server/sealed/seal.ts'
import { publishMachines } from '#server/traffic/publish-machines.ts'
import { atTheDesk, auditTrail, engage, identify, letSee, modules } from '../desk/at-the-desk.ts'
import { aCarer, medicalGiven, personGiven, products, secret } from '../products/a-carer.ts'
import { leadOf } from '../support/lead-of.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describe('sealed answers of a record', () => {
  const seal = sealOf(fixedKeys([{ id: '1', secret: 'a secret of the server' }]))
  const product = { sealedFields: ['medical'] }
  const record = { ...emptyJourney, quoteType: 'care', leadId: 'lead-1', medical: { note: secret } }
  const kept = withSealedAnswers(seal, product, record)

  it('are encrypted, and come back as they were', () => {
    expect(JSON.stringify(kept)).not.toContain(secret)
    expect(kept.medical).toBeUndefined()
    expect(withOpenAnswers(seal, product, kept)).toEqual(record)
  })

  it('open for no other journey and under no other secret', () => {
    const moved = withOpenAnswers(seal, product, { ...kept, leadId: 'lead-2' })
    expect(moved).toMatchObject({ medical: undefined, sealedAnswers: undefined })
    expect(
      withOpenAnswers(sealOf(fixedKeys([{ id: '1', secret: 'another secret' }])), product, kept).medical,
    ).toBeUndefined()
  })

  it('stay sealed in a record that was not opened', () => {
    expect(withSealedAnswers(seal, product, kept)).toBe(kept)
  })
})

describeOnEachDatabase('answers that are sealed', { modules, deps: { identify, products } }, (server) => {
  beforeEach(() => engage(server))

  /** Asha, who has said of her health what nobody else may read. */
  async function asha(visitor = server.visitor()) {
    const carer = await aCarer(server, visitor)
    await carer.save(3, personGiven())
    await carer.identified()
    await carer.save(5, medicalGiven(), 'medical')
    return carer
  }

  /** Every row of every table, as text. */
  async function everything(): Promise<string> {
    const { rows } = await server.database.executeSql(
      `select string_agg(query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text, '') as text
       from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    )
    return String((rows as { text: string }[])[0]?.text)
  }

  it('are in no table and no log, only encrypted in the journey', async () => {
    await publishMachines(server.db, server.clock.now())
    const { customerLeadId, refused } = await asha()
    await refused(5, { type: 'medical.given', medical: { conditions: secret } }, 'medical')
    await refused(9, medicalGiven('Stroke in Pune'), 'nowhere')
    const stored = await everything()
    expect(stored).toContain(customerLeadId)
    for (const told of [secret, 'heartDisease', 'Stroke in Pune']) {
      expect(stored).not.toContain(told)
      expect(server.logText).not.toContain(told)
    }
    const lead = await leadOf(server, customerLeadId)
    expect(lead.record.sealedAnswers).toMatch(/^v2\.1\./)
    expect(openRecordOf(server.deps, lead)).toMatchObject({ medical: { hospitalisation: secret } })
  })

  it('outlive what is written by whoever cannot read them', async () => {
    const { customerLeadId } = await asha()
    const lead = await leadOf(server, customerLeadId)
    const record = { ...recordOf(server.deps, lead), emplId: 'ravi' }
    await updateLead(server.deps, server.db, lead, { record, at: server.clock.now() })
    expect(openRecordOf(server.deps, await leadOf(server, customerLeadId))).toMatchObject({
      medical: { hospitalisation: secret },
    })
  })

  it('are never written unsealed', async () => {
    const { customerLeadId } = await asha()
    const lead = await leadOf(server, customerLeadId)
    const write = () => {
      const record = openRecordOf(server.deps, lead)
      return updateLead(server.deps, server.db, lead, { record, at: server.clock.now() })
    }
    await expect(async () => write()).rejects.toThrow('medical was about to be stored unsealed')
  })

  it('are read by the customer, and by an employee only with consent', async () => {
    const { customerLeadId } = await asha()
    await server.db.update(leads).set({ emplId: 'asha' }).where(sql`true`)
    const lead = await leadOf(server, customerLeadId)
    const own = { ...nobody, owners: [lead.ownerHash] }
    const agent = { ...nobody, role: 'agent', employeeId: 'asha', owners: [] } as const
    const question = { key: 'customerLeadId', value: customerLeadId, action: readFlow.path } as const
    const seen = { medical: { hospitalisation: secret } }
    expect(await recordFor(server.deps, lead, own)).toMatchObject(seen)
    expect((await openLead(server.deps, agent, question)).id).toBe(customerLeadId)
    expect(await recordFor(server.deps, lead, agent)).not.toMatchObject(seen)
    await letSee(server, 'asha', customerLeadId)
    expect(await recordFor(server.deps, lead, agent)).toMatchObject(seen)
    server.clock.advance(24 * 3_600_000)
    expect(await recordFor(server.deps, lead, agent)).not.toMatchObject(seen)
  })

  it('are not in what an employee without consent reads or is refused with', async () => {
    const { visitor } = atTheDesk(server, 'ravi')
    const carer = await asha(visitor)
    await server.db.update(leads).set({ emplId: 'ravi' }).where(sql`true`)
    const read = await visitor.call(readFlow, { customerLeadId: carer.customerLeadId })
    const stale = { quoteType: 'care', step: 5, processDiscription: '', loggedInUser: false }
    const refused = await visitor.refused(saveFlow, {
      ...stale,
      ...carer.lead(),
      version: 1,
      events: [medicalGiven()],
    })
    expect(refused).toMatchObject({ code: 'saved-elsewhere' })
    expect(JSON.stringify([read, refused])).not.toContain('heartDisease')
  })

  it('are named in the history of changes without what they say', async () => {
    const { visitor } = atTheDesk(server, 'ravi')
    const carer = await asha(visitor)
    await carer.save(5, medicalGiven('Stroke in Pune'), 'medical')
    const changes = (await auditTrail(server)).flatMap(({ fields }) => fields)
    expect(changes.filter(({ field }) => field === 'medical')).toEqual(
      Array(2).fill({ field: 'medical', from: null, to: null }),
    )
    expect(changes.map(({ field }) => field)).not.toContain('sealedAnswers')
    await carer.save(3, personGiven(), 'person')
    const later = (await auditTrail(server)).flatMap(({ fields }) => fields)
    expect(later.filter(({ field }) => field === 'medical')).toHaveLength(2)
  })
})
