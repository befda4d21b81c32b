import type { Detail } from '#contract/views/graph-query.ts'
import { unionOf } from '#graphs/index.ts'
import type { Scene } from '#graphs/scene/scene.ts'
import type { Graph } from '#machines/core/graph.ts'
import type { Deps } from '../../deps.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { laidOut, sceneOf } from './scene-of.ts'

type Union = { graph: Graph; scene: Scene }
const mostCached = 20

/** Lays out two versions of a machine as one drawing, and caches the latest of them. */
export class UnionScenes {
  readonly #db: Deps['db']
  readonly #cache = new Map<string, Promise<Union>>()

  constructor({ db }: Pick<Deps, 'db'>) {
    this.#db = db
  }

  /** A version compared with itself is its own scene. */
  async get(one: PublishedVersion, other: PublishedVersion, detail: Detail): Promise<Union> {
    if (one.id === other.id) return { graph: one.graph, scene: await sceneOf({ db: this.#db }, one, detail) }
    const key = `${one.machine} ${one.version} ${other.version} ${detail}`
    return this.#cache.get(key) ?? this.#add(key, drawTogether(unionOf(one.graph, other.graph), detail))
  }

  #add(key: string, union: Promise<Union>): Promise<Union> {
    this.#cache.set(key, union)
    union.then(
      ({ scene }) => scene.isProvisional && this.#cache.delete(key),
      () => this.#cache.delete(key),
    )
    const [oldest] = this.#cache.keys()
    if (this.#cache.size > mostCached && oldest !== undefined) this.#cache.delete(oldest)
    return union
  }
}

const drawTogether = async (graph: Graph, detail: Detail): Promise<Union> => ({
  graph,
  scene: await laidOut(graph, detail),
})
