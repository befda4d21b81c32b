import { expect, it, vi } from 'vitest'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { laidOut, sceneOf } from '#server/graphs/scenes/scene-of.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnPglite } from '../support/on-each-database.ts'

describeOnPglite('the drawing of a machine', { modules: [] }, (server) => {
  it('is stored once it is made, and tried again where there was no time for it', async () => {
    const version = await publishVersion(server.db, handOverTestModel.machine, server.clock.now())
    const draw = vi.fn(laidOut).mockImplementationOnce(async (graph, detail) => ({
      ...(await laidOut(graph, detail)),
      edges: [],
      isProvisional: true,
    }))
    const read = () => sceneOf(server, version, 'overview', draw)
    expect((await read()).edges).toEqual([])
    const drawn = await read()
    expect(drawn.edges.length).toBeGreaterThan(0)
    expect(await read()).toEqual(drawn)
    expect(draw).toHaveBeenCalledTimes(2)
  })
})
