import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import { versionOf } from '#machines/core/version.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { publishMachines } from '#server/traffic/publish-machines.ts'
import { findVersion, publishVersion, versionsOf } from '#server/traffic/versions.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const at = new Date('2026-06-15T04:30:00Z')
const later = new Date('2026-06-16T04:30:00Z')

const lamp = (off: string) =>
  setup({}).createMachine({ id: 'lamp', initial: off, states: { [off]: { on: { pressed: 'on' } }, on: {} } })

describeOnEachDatabase('the published versions', { modules: [] }, (server) => {
  it('give every state and transition of a machine a key, and know which state stands around which', async () => {
    const published = await publishVersion(server.db, motorMachine, at)
    const { nodes, edges } = graphOf(motorMachine)
    expect(published.version).toBe(versionOf(motorMachine))
    expect(published.edges.all.map(([id]) => id)).toEqual(edges.map(({ id }) => id))
    for (const { id, parent } of nodes) {
      const key = published.states.keyOf(id) ?? 0
      expect(published.states.idOf(key)).toBe(id)
      const around = published.parents.get(key)
      expect(around === undefined ? undefined : published.states.idOf(around)).toBe(parent)
    }
  })

  it('are published once, also where two servers do it at the same time', async () => {
    const both = await Promise.all([
      publishVersion(server.db, motorMachine, at),
      publishVersion(server.db, motorMachine, later),
    ])
    expect(both[0]).toStrictEqual({ ...both[1], edges: expect.anything(), states: expect.anything() })
    expect(await versionsOf(server.db, motorMachine.id)).toHaveLength(1)
  })

  it('keep what a machine was before, and find the newest where none is named', async () => {
    const before = await publishVersion(server.db, lamp('off'), at)
    const now = await publishVersion(server.db, lamp('dark'), later)
    await publishVersion(server.db, motorMachine, new Date('2026-06-17T04:30:00Z'))
    expect((await findVersion(server.db, 'lamp'))?.version).toBe(now.version)
    expect((await findVersion(server.db, 'lamp', before.version))?.graph).toEqual(graphOf(lamp('off')))
    expect((await versionsOf(server.db, 'lamp')).map(({ version }) => version)).toEqual([
      now.version,
      before.version,
    ])
    expect(await findVersion(server.db, 'nothing')).toBeUndefined()
    expect(await findVersion(server.db, 'lamp', versionOf(motorMachine))).toBeUndefined()
  })

  it('are those of the whole catalogue once a server has published them', async () => {
    const published = await publishMachines(server.db, at)
    expect(published.map(({ machine }) => machine)).toEqual(catalogue.map(({ machine }) => machine.id))
  })
})
