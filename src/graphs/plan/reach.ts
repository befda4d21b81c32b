import type { Tree } from './tree.ts'

/** What of a drawing a journey can have come to. */
export class Reach {
  readonly #reached = new Set<string>()
  readonly begins: string

  constructor(
    readonly tree: Tree,
    readonly shown: (id: string) => string,
  ) {
    this.begins = tree.root.id
  }

  has = (id: string): boolean => this.#reached.has(id)

  /** With a state those around it are entered, and what these begin in; told are the ones that are new. */
  enter(id: string): string[] {
    if (this.#reached.has(id)) return []
    this.#reached.add(id)
    return [id, ...this.#along(id).flatMap((other) => this.enter(this.shown(other)))]
  }

  #along(id: string): string[] {
    const node = this.tree.byId.get(id)
    const regions = node?.type === 'parallel' ? this.tree.children(id).map((child) => child.id) : []
    return [node?.parent, node?.initial, ...regions].filter((other) => other !== undefined)
  }
}
