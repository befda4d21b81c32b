import { expect, it } from 'vitest'
import { endorsements } from '#server/db/schema.ts'
import { pendingEndorsement } from '#server/policies/endorse/endorsements.store.ts'
import { insertJourney, insertPolicy } from '../retention/rows.ts'
import { startOfTests } from '../support/clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase('a change of a policy', { modules: [] }, (server) => {
  it('waits for its insurer until that has answered, whatever waits for another policy', async () => {
    const moments = { at: new Date(startOfTests), day: '2026-06-15' }
    // Each has a policy with a change that was made.
    for (const tag of ['hers', 'others']) {
      await insertJourney(server.db, tag, moments)
      await insertPolicy(server.db, tag, moments)
    }
    const ask = (id: string, policyId: string) =>
      server.db
        .insert(endorsements)
        .values({ id, policyId, change: {}, state: 'asked', onDay: moments.day, createdAt: moments.at })
    await ask('asked by others', 'others-id')
    expect(await pendingEndorsement(server.db, 'hers-id')).toBeUndefined()
    await ask('asked by her', 'hers-id')
    expect((await pendingEndorsement(server.db, 'hers-id'))?.id).toBe('asked by her')
  })
})
