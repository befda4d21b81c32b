import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { erasureWarningHours, keptFor, retention } from '#machines/reference/retention.ts'
import { documents, erasureWarnings, leads } from '#server/db/schema.ts'
import { dueForErasure, dueForWarning, stillDue } from '#server/retention/due-journeys.ts'
import { scheduleRetention } from '#server/retention/retention.job.ts'
import { sealedFilesOf } from '#server/storage/sealed-files.ts'
import { messagesTo } from '../desk/at-the-desk.ts'
import { aJourney, aSave } from '../journeys/asha.ts'
import { aLead } from '../support/a-lead.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'
import { insertJourney, insertLoose, insertMoney, insertPolicy, looseTables, rowsTagged } from './rows.ts'

const [hour, day] = [3_600_000, 86_400_000]
const files = sealedFilesOf(testConfig)

describeOnEachDatabase('what has been kept for long enough', {}, (server: TestServer) => {
  /** So many days before the next night. */
  function ago(days: number) {
    const at = new Date(server.clock.now().getTime() - days * day)
    return { at, day: at.toISOString().slice(0, 10) }
  }
  const tagged = (tag: string) => rowsTagged(server.db, tag)

  /** Lets so many nights pass, and does what is due in each. */
  async function nights(times = 1) {
    await scheduleRetention(server.deps)
    for (let night = 0; night < times; night += 1) {
      await server.pass(day)
      await server.pass(1_000)
    }
  }

  it.each([
    ['codes', 'codes'],
    ['tokens', 'used_tokens'],
    ['counters', 'rate_limits'],
    ['sessions', 'sessions'],
    ['vehicles', 'vehicles_cache'],
    ['referrals', 'referrals'],
    ['support', 'support_requests'],
    ['logs', 'audits'],
    ['logs', 'transitions'],
    ['webhooks', 'webhook_events'],
  ] as const)('goes: %s from %s, and not a day before', async (rule, table) => {
    const { days } = retention[rule]
    await insertLoose(server.db, 'xold', ago(days))
    await insertLoose(server.db, 'xyoung', ago(days - 1))
    await nights()
    const isLeft = async (tag: string) => (await tagged(tag)).includes(`${table} 1`)
    expect([await isLeft('xold'), await isLeft('xyoung')]).toEqual([false, true])
    expect(server.logs).toContainEqual(expect.objectContaining({ msg: 'purged', what: rule }))
  })

  it('leaves everything else where it is', async () => {
    await insertLoose(server.db, 'xyoung', ago(-2))
    await insertJourney(server.db, 'xyoung', ago(100))
    await insertJourney(server.db, 'xproposed', ago(retention.money.days - 2))
    await insertMoney(server.db, 'xproposed', ago(retention.money.days - 2))
    await insertJourney(server.db, 'xinsured', ago(retention.policies.days + 300))
    await insertMoney(server.db, 'xinsured', ago(retention.policies.days + 300))
    await insertPolicy(server.db, 'xinsured', ago(retention.policies.days - 2))
    const all = async () => [await tagged('xyoung'), await tagged('xproposed'), await tagged('xinsured')]
    const before = await all()
    await nights()
    expect((await all()).map(withoutReminders)).toEqual(before.map(withoutReminders))
    expect(before[0]).toEqual(
      expect.arrayContaining(looseTables.filter((one) => !/audits|codes|trans|refer/.test(one))),
    )
  })
  const withoutReminders = (rows: string[]) => rows.filter((row) => !row.startsWith('reminders'))

  it('is a journey with all that hangs on it and its files, once its owner was told', async () => {
    await insertJourney(server.db, 'xold', ago(retention.journeys.days - 2))
    await files.remove('xold-file')
    await files.put('xold-file', Buffer.from('pan'))
    await nights()
    expect(await tagged('xold')).toContain('erasure_warnings 1')
    expect(await tagged('xold')).toContain('leads 1')
    await nights(3)
    expect(await tagged('xold')).toEqual(['audits 1', 'transitions 1'])
    expect(JSON.stringify(await server.db.query.audits.findMany())).not.toMatch(/before|after/)
    expect(await files.get('xold-file')).toBeUndefined()
    server.clock.advance(retention.logs.days * day)
    await nights(2)
    expect(await tagged('xold')).toEqual([])
  })

  it.each([
    ['a proposal without a policy', retention.money.days, false],
    ['a policy', retention.policies.days, true],
  ] as const)('is %s when the law lets it go', async (_, days, isInsured) => {
    await insertJourney(server.db, 'xold', ago(days))
    await insertMoney(server.db, 'xold', ago(days))
    if (isInsured) await insertPolicy(server.db, 'xold', ago(days))
    await nights(2)
    expect(await tagged('xold')).toEqual([])
  })

  it('is more than one batch of journeys and of files in a night, too', async () => {
    await insertJourney(server.db, 'xold', ago(retention.money.days + 1))
    const [document] = await server.db.select().from(documents)
    if (!document) throw new Error('The journey has no document')
    const papers = Array.from({ length: 51 }, (_, at) => ({
      ...document,
      id: `xold-${at}`,
      storedName: `xold-${at}`,
    }))
    await server.db.insert(documents).values(papers)
    const many = Array.from({ length: 101 }, (_, at) => `xmany-${at}`)
    const { at } = ago(retention.money.days + 1)
    await server.db.insert(leads).values(many.map((id) => aLead({ id, updatedAt: at })))
    const told = { warnedAt: ago(retention.money.days - 10).at }
    await server.db
      .insert(erasureWarnings)
      .values(['xold-lead', ...many].map((leadId) => ({ leadId, ...told })))
    await files.put('xold-50', Buffer.from('pan'))
    await nights()
    expect(await server.db.select().from(leads)).toEqual([])
    expect(await files.get('xold-50')).toBeUndefined()
  })

  it('is no journey that is answered while it is being looked for', async () => {
    for (const id of ['xold', 'xanswered']) {
      await insertJourney(server.db, id, ago(retention.money.days + 1))
      await insertMoney(server.db, id, ago(retention.money.days + 1))
    }
    const now = server.deps.clock.now()
    const due = await dueForErasure(server.db, now, server.deps.clock.today())
    await server.db.update(leads).set({ updatedAt: now }).where(eq(leads.id, 'xanswered-lead'))
    expect(due.map(({ id }) => id).sort()).toEqual(['xanswered-lead', 'xold-lead'])
    expect(await server.db.transaction((tx) => stillDue(tx, due))).toEqual(['xold-lead'])
  })

  const { journeys, money, policies } = retention

  /** A journey without an answer for so many days; `told` and `ended` are days ago, too. */
  type Rest = { told?: number; proposed?: boolean; ended?: number }
  async function rests(tag: string, days: number, { told, proposed, ended }: Rest) {
    await insertJourney(server.db, tag, ago(days))
    const warning = { leadId: `${tag}-lead`, warnedAt: ago(told ?? 0).at }
    if (told !== undefined) await server.db.insert(erasureWarnings).values(warning)
    if (proposed) await insertMoney(server.db, tag, ago(days))
    if (ended !== undefined) await insertPolicy(server.db, tag, ago(ended))
  }

  it.each<[string, number, Rest, 'erased' | 'told' | 'left']>([
    ['was told three days ago', journeys.days + 1, { told: 3 }, 'erased'],
    ['was told yesterday', journeys.days + 1, { told: 1 }, 'left'],
    ['was told before its last answer', journeys.days + 1, { told: journeys.days + 2 }, 'told'],
    ['was never told', journeys.days + 1, {}, 'told'],
    ['was told too early', journeys.days - 1, { told: 3 }, 'left'],
    ['has a day left', journeys.days - 1, {}, 'told'],
    ['has three days left', journeys.days - 3, {}, 'left'],
    ['has a proposal', journeys.days + 1, { proposed: true }, 'left'],
    ['was told and has a proposal', journeys.days + 1, { told: 3, proposed: true }, 'left'],
    ['was told and has a policy', journeys.days + 1, { told: 3, ended: 0 }, 'left'],
    ['has a policy', journeys.days + 1, { ended: 0 }, 'left'],
    ['has an old proposal', money.days + 1, { proposed: true }, 'erased'],
    ['has a proposal of a day less', money.days - 1, { proposed: true }, 'left'],
    ['has an old proposal and a policy', money.days + 1, { proposed: true, ended: 0 }, 'left'],
    ['has no proposal and was never told', money.days + 1, {}, 'told'],
    ['has a policy that ended long ago', 1, { proposed: true, ended: policies.days + 1 }, 'erased'],
    ['has a policy that ended a day later', 1, { proposed: true, ended: policies.days - 1 }, 'left'],
  ])('of a journey that %s is right', async (_, days, rest, becomes) => {
    await rests('xthis', days, rest)
    const [now, today] = [server.clock.now(), server.clock.today()]
    const erased = (await dueForErasure(server.db, now, today)).map(({ id }) => id)
    expect([erased, await dueForWarning(server.db, now)]).toEqual([
      becomes === 'erased' ? ['xthis-lead'] : [],
      becomes === 'told' ? ['xthis-lead'] : [],
    ])
  })

  it('is told to its owner 48 hours before, and stays when it is answered', async () => {
    const visitor = server.visitor()
    const { customerLeadId, version } = await aJourney(visitor, 5)
    const told = async () => (await messagesTo(server, '9876543210')).filter((text) => text.includes('erase'))
    server.clock.advance((retention.journeys.days - 4) * day)
    await nights()
    expect(await told()).toEqual([])
    await nights(2)
    expect(await told()).toHaveLength(1)
    expect((await told())[0]).toContain(`/quotelist/${customerLeadId}`)
    expect((await messagesTo(server, 'asha@example.com'))[0]).toContain(`${erasureWarningHours} hours`)
    await visitor.call(saveFlow, aSave(5, { customerLeadId, version }))
    await nights(10)
    expect(await tagged(customerLeadId)).toContain('leads 1')
    expect(await told()).toHaveLength(1)
  })

  it('is looked for at three in the night, once for however many servers', async () => {
    await scheduleRetention(server.deps)
    await scheduleRetention(server.deps)
    const three = new Date('2026-06-16T03:00:00+05:30').getTime() - server.clock.now().getTime()
    expect(await server.pass(three - 1_000)).toBe(0)
    expect(await server.pass(1_000)).toBe(1)
  })

  it('is looked for every night', async () => {
    await scheduleRetention(server.deps)
    await scheduleRetention(server.deps)
    for (let night = 0; night < 3; night += 1) {
      await insertLoose(server.db, `night${night}`, ago(4_000))
      await server.pass(day)
      expect(await tagged(`night${night}`)).toEqual([])
    }
    await server.pass(hour)
  })
})

it('is said in the documentation as it is done', async () => {
  const said = Object.values(retention).map((rule) => [rule.what, keptFor(rule), rule.why])
  const cells = [['what', 'how long', 'why'], ['', '', ''], ...said]
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const lines = cells.map((row, line) =>
    row.map((cell, at) => cell.padEnd(widths[at] ?? 0, line === 1 ? '-' : ' ')).join(' | '),
  )
  const table = lines.map((line) => `| ${line} |`)
  const text = ['# What is kept, how long, and why', '', madeFrom, '', ...table, '']
  await expect(text.join('\n')).toMatchFileSnapshot('../../../src/server/retention/README.md')
})

const madeFrom =
  'Made from `machines/reference/retention.ts` by `npx vitest run tests/server/retention -u`; the privacy page shows the same. The job runs every night at three ([decision 0275](../../decisions/0275-what-is-kept-and-how-long.md)).'
