import { beforeEach, expect, it } from 'vitest'
import { endOwnSession, readSessions } from '#contract/profile/own-sessions.calls.ts'
import { findSession } from '#server/account/sessions.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import {
  aPartnersVisitor,
  aSessionOfAsha,
  aSignedUpCustomer,
  asRavi,
  byPartner,
  options,
} from './signed-in-as.ts'

describeOnEachDatabase('the sessions of a customer', options, (server) => {
  beforeEach(async () => {
    await aSignedUpCustomer(server)
    await aPartnersVisitor(server)
    await aSessionOfAsha(server, 'on her phone')
    await aSessionOfAsha(server, 'here')
  })
  const list = async () => (await server.visitor().call(readSessions)).data
  const idsOf = async () => (await list()).map(({ id }) => id).sort()
  const end = (id: string) => server.visitor().refused(endOwnSession, { id })

  it('are listed with when they began, which one is here, and what came by a partner', async () => {
    const at = '2026-06-15T04:30:00.000Z'
    const times = { startedAt: at, usedAt: at }
    expect(await list()).toEqual(
      expect.arrayContaining([
        { id: 'here', isHere: true, isPartners: false, ...times },
        { id: 'on her phone', isHere: false, isPartners: false, ...times },
        { id: 'session-1', isHere: false, isPartners: true, ...times },
      ]),
    )
  })

  it('are ended one by one, and the others go on', async () => {
    await server.visitor().call(endOwnSession, { id: 'on her phone' })
    expect(await idsOf()).toEqual(['here', 'session-1'])
    expect((await findSession(server.db, 'on her phone'))?.endedBy).toBe('elsewhere')
    expect(await end('on her phone')).toMatchObject({ http: 404 })
  })

  it('are ended only by who has logged in within a quarter of an hour', async () => {
    server.clock.advance(15 * 60_000)
    expect(await end('on her phone')).toMatchObject({ http: 403, code: 'not-allowed' })
    expect(await idsOf()).toContain('on her phone')
    server.clock.advance(-1)
    await server.visitor().call(endOwnSession, { id: 'on her phone' })
  })

  it('are neither seen nor ended by anybody else, nor by a visitor of a partner', async () => {
    byPartner('asha', 'partner-1', 'session-1')
    expect(await server.visitor().refused(readSessions)).toMatchObject({ http: 403 })
    expect(await end('here')).toMatchObject({ http: 403 })
    asRavi()
    expect(await list()).toEqual([])
    expect(await end('here')).toMatchObject({ http: 403 })
    expect((await findSession(server.db, 'here'))?.endedAt).toBeNull()
  })
})
