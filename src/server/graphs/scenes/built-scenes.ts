import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Detail, details } from '#contract/views/graph-query.ts'
import { layOut, layoutRevision, type Scene } from '#graphs/index.ts'
import { catalogue } from '#machines/catalogue.ts'
import { type Graph, graphOf } from '#machines/core/graph.ts'
import { sortedJson } from '#machines/core/sorted-json.ts'

/** Where `npm run build` leaves them, in the folder the server is started in. */
const scenes = join('dist', 'scenes')

/** Nobody waits for a drawing that is made with the build. */
const buildDeadlineMs = 60_000

/** A file is named by all that decides how it looks, so it is never out of date. */
function fileOf(graph: Graph, detail: Detail, folder: string): string {
  const hash = createHash('sha256')
    .update(sortedJson([layoutRevision, detail, graph]))
    .digest('hex')
  return join(folder, `${hash.slice(0, 32)}.json`)
}

/** A scene that was made with the build, which a new database need not wait for. */
export async function builtScene(graph: Graph, detail: Detail, folder = scenes): Promise<Scene | undefined> {
  const file = fileOf(graph, detail, folder)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined
}

/** Lays out every machine that is not laid out yet. */
export async function buildScenes(folder = scenes, machines = catalogue): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const graph of machines.map(({ machine }) => graphOf(machine)))
    for (const detail of details) {
      const file = fileOf(graph, detail, folder)
      if (existsSync(file)) continue
      const scene = await layOut(graph, detail, { deadlineMs: buildDeadlineMs })
      if (!scene.isProvisional) await writeFile(file, JSON.stringify(scene))
    }
}
