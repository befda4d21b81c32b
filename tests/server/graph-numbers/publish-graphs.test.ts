import { expect, it } from 'vitest'
import { details } from '#contract/views/graph-query.ts'
import { layoutRevision } from '#graphs/index.ts'
import { catalogue } from '#machines/catalogue.ts'
import { machineScenes, machineVersions } from '#server/db/schema.ts'
import { finishStart } from '#server/finish-start.ts'
import { publishMachines, publishNewMachines } from '#server/traffic/publish-machines.ts'
import { describeOnPglite } from '../support/on-each-database.ts'

describeOnPglite('a start', {}, (server) => {
  const published = () => server.db.select().from(machineVersions).orderBy(machineVersions.id)

  it('publishes every machine once, and the next start none', async () => {
    await publishNewMachines(server.db, server.clock.now())
    const first = await published()
    expect(first.map(({ machine }) => machine)).toEqual(catalogue.map(({ machine }) => machine.id))
    server.clock.advance(1_000)
    await publishNewMachines(server.db, server.clock.now())
    expect(await published()).toEqual(first)
  })

  it('lays out the machines of which no drawing is stored, and no other, though pages fail to load', async () => {
    const [missing, ...others] = await publishMachines(server.db, server.clock.now())
    const empty = { layout: layoutRevision, scene: {} }
    const kept = others.flatMap(({ id: versionId }) =>
      details.map((detail) => ({ versionId, detail, ...empty })),
    )
    await server.db.insert(machineScenes).values(kept)
    const stored = () => server.db.select().from(machineScenes)
    const before = await stored()
    const load = async () => {
      throw new Error('no such file')
    }
    await finishStart(server.deps, load)
    expect(server.logs).toContainEqual(expect.objectContaining({ msg: 'not all pages were loaded' }))
    const added = (await stored()).filter(({ versionId }) => versionId === missing?.id)
    expect(added.map(({ detail }) => detail).sort()).toEqual([...details].sort())
    expect(await stored()).toEqual(expect.arrayContaining(before))
    expect(await stored()).toHaveLength(before.length + details.length)
  })
})
