import { expect, it, vi } from 'vitest'
import { graphOf } from '#machines/core/graph.ts'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { supportRequestMachine } from '#machines/support/request/support-request.machine.ts'
import { laidOut, sceneOf } from '#server/graphs/scenes/scene-of.ts'
import { findScene, keepScene } from '#server/graphs/scenes/scenes.store.ts'
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

  it('is that of its own version and detail, as machines are laid out now', async () => {
    const drawn = await laidOut(graphOf(handOverTestModel.machine), 'overview')
    const published = [handOverTestModel.machine, supportRequestMachine].map((machine) =>
      publishVersion(server.db, machine, server.clock.now()),
    )
    const [handOver = 0, support = 0] = (await Promise.all(published)).map(({ id }) => id)
    const scenes = [
      [{ versionId: handOver, detail: 'overview', layout: 'now' }, 1],
      [{ versionId: handOver, detail: 'expanded', layout: 'now' }, 2],
      [{ versionId: support, detail: 'overview', layout: 'now' }, 3],
    ] as const
    for (const [which, width] of scenes) await keepScene(server.db, which, { ...drawn, width })
    for (const [which, width] of scenes) expect((await findScene(server.db, which))?.width).toBe(width)
    const [[which]] = scenes
    expect(await findScene(server.db, { ...which, layout: 'later' })).toBeUndefined()
    await keepScene(server.db, { ...which, layout: 'later' }, { ...drawn, width: 4 })
    expect((await findScene(server.db, { ...which, layout: 'later' }))?.width).toBe(4)
    expect(await findScene(server.db, which)).toBeUndefined()
  })
})
