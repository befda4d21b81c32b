import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setup } from 'xstate'
import { versionOf } from '#machines/core/version.ts'
import { versionCache } from '#server/traffic/version-cache.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnPglite } from '../support/on-each-database.ts'

const lamp = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: {} } })
const which = [lamp.id, versionOf(lamp)] as const

describeOnPglite('a published version', { modules: [] }, (server) => {
  beforeEach(() => publishVersion(server.db, lamp, server.clock.now()))
  afterEach(() => vi.restoreAllMocks())

  it('is read once for all who ask at the same time', async () => {
    const select = vi.spyOn(server.db, 'select')
    const read = versionCache()
    const [first] = await Promise.all([read(server.db, ...which), read(server.db, ...which)])
    expect(first?.machine).toBe('lamp')
    const statements = select.mock.calls.length
    expect(statements).toBe(3)
    expect(await read(server.db, ...which)).toBe(first)
    expect(select).toHaveBeenCalledTimes(statements)
  })

  it('is read again after reading failed, and after there was none', async () => {
    vi.spyOn(server.db, 'select').mockImplementationOnce(() => {
      throw new Error('connection lost')
    })
    const read = versionCache()
    await expect(read(server.db, ...which)).rejects.toThrow('connection lost')
    expect(await read(server.db, ...which)).toBeDefined()
    const other = setup({}).createMachine({ id: 'bell' })
    expect(await read(server.db, other.id, versionOf(other))).toBeUndefined()
    await publishVersion(server.db, other, server.clock.now())
    expect(await read(server.db, other.id, versionOf(other))).toBeDefined()
  })

  it('is read by a transaction itself, for which another reader waits', async () => {
    const read = versionCache()
    const { outside, inside } = await server.db.transaction(async (tx) => {
      const reading = read(server.db, ...which)
      return { outside: reading, inside: await read(tx, ...which) }
    })
    expect(inside).toMatchObject({ machine: 'lamp' })
    expect(await outside).toMatchObject({ machine: 'lamp' })
  })
})
