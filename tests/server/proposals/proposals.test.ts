import { eq, ne } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { leads, type Proposal, proposals } from '#server/db/schema.ts'
import {
  answerProposal,
  holdUndecided,
  keepDecision,
  referredProposals,
  reopenProposal,
} from '#server/proposals/proposals.store.ts'
import { aLead } from '../support/a-lead.ts'
import { startOfTests } from '../support/clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const at = new Date(startOfTests)
const minute = 60_000
const ago = (ms: number) => new Date(at.getTime() - ms)
const decision = { decision: 'approve' }

/** Whether a proposal can still be held, decided about, answered, and asked after again. */
type Open = { held: boolean; decided: boolean; answered: boolean; reopened: boolean }
const closed: Open = { held: false, decided: false, answered: false, reopened: false }

describeOnEachDatabase('a proposal', { modules: [] }, (server) => {
  const insert = (id: string, different: Partial<Proposal>) =>
    server.db.insert(proposals).values({
      id,
      leadId: 'lead-1',
      caseId: id,
      insurerId: 13,
      idempotencyKey: id,
      quotedPaise: 1,
      status: 'unknown',
      createdAt: at,
      updatedAt: at,
      ...different,
    })
  const others = () => server.db.select().from(proposals).where(ne(proposals.id, 'this'))

  beforeEach(async () => {
    await server.db.insert(leads).values(aLead())
    await insert('undecided', {})
    await insert('asked long ago', { status: 'asked', updatedAt: ago(2 * minute) })
  })

  it.each<[string, Partial<Proposal>, Open]>([
    ['whose answer was lost', {}, { held: true, decided: true, answered: true, reopened: true }],
    ['that was decided about', { decision }, { ...closed, answered: true, reopened: true }],
    ['that is being asked', { status: 'asked' }, { ...closed, answered: true }],
    [
      'whose caller has died',
      { status: 'asked', updatedAt: ago(minute + 1) },
      { ...closed, answered: true, reopened: true },
    ],
    ['that was accepted', { status: 'accepted' }, closed],
    ['that was rejected long ago', { status: 'rejected', updatedAt: ago(2 * minute) }, closed],
  ])('%s changes as far as it is open, and no other with it', async (_, different, open) => {
    await insert('this', different)
    const before = await others()
    const each = async (does: () => Promise<boolean>) => {
      const did = await does()
      expect(await others()).toEqual(before)
      await server.db.delete(proposals).where(eq(proposals.id, 'this'))
      await insert('this', different)
      return did
    }
    expect({
      held: await each(() => holdUndecided(server.db, 'this')),
      decided: await each(() => keepDecision(server.db, 'this', decision)),
      answered: await each(() => answerProposal(server.db, 'this', { status: 'accepted', at })),
      reopened: await each(() => reopenProposal(server.db, 'this', at, minute)),
    }).toEqual(open)
  })

  it.each<[string, Partial<Proposal>, boolean]>([
    ['was referred', { insurerReply: { status: 'referred' } }, true],
    ['was referred and accepted', { insurerReply: { status: 'referred' }, status: 'accepted' }, false],
    ['was given back', { insurerReply: { status: 'photographAsked' } }, false],
    ['had no answer', {}, false],
  ])('that %s waits for a person: %s', async (_, different, waits) => {
    await insert('this', different)
    const waiting = (await referredProposals(server.db)).map(({ proposal }) => proposal.id)
    expect(waiting).toEqual(waits ? ['this'] : [])
  })
})
