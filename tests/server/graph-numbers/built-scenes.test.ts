import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { details } from '#contract/views/graph-query.ts'
import { graphOf } from '#machines/core/graph.ts'
import { handOverTestModel as model } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { buildScenes, builtScene } from '#server/graphs/scenes/built-scenes.ts'
import { laidOut } from '#server/graphs/scenes/scene-of.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'safar-scenes-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('lays machines out with the build, and finds the drawing of exactly that machine and detail', async () => {
  const graph = graphOf(model.machine)
  expect(await builtScene(graph, 'overview', folder)).toBeUndefined()
  await buildScenes(folder, [model])
  expect(readdirSync(folder)).toHaveLength(details.length)
  for (const detail of details)
    expect(await builtScene(graph, detail, folder)).toEqual(await laidOut(graph, detail))
  expect(await builtScene({ ...graph, edges: graph.edges.slice(1) }, 'overview', folder)).toBeUndefined()
})

describeOnEachDatabase('a drawing of the build', { modules: [] }, (server) => {
  it('is found for the machine as the database gives it back', async () => {
    await buildScenes(folder, [model])
    const { graph } = await publishVersion(server.db, model.machine, server.clock.now())
    for (const detail of details) expect(await builtScene(graph, detail, folder)).toBeDefined()
  })
})
