import type { Graph, GraphNode } from '#machines/core/graph.ts'

/** Who is within whom. */
export class Tree {
  readonly byId: ReadonlyMap<string, GraphNode>
  readonly root: GraphNode
  readonly #children = new Map<string, GraphNode[]>()

  constructor({ nodes }: Graph) {
    const [root] = nodes
    if (!root) throw new Error('a machine has at least its root')
    this.root = root
    this.byId = new Map(nodes.map((node) => [node.id, node]))
    for (const node of nodes) {
      const siblings = this.#children.get(node.parent ?? '') ?? []
      siblings.push(node)
      this.#children.set(node.parent ?? '', siblings)
    }
  }

  children = (id: string): readonly GraphNode[] => this.#children.get(id) ?? []

  /** From the state itself to the root. */
  around(id: string): string[] {
    const node = this.byId.get(id)
    return node ? [id, ...(node.parent === undefined ? [] : this.around(node.parent))] : []
  }

  isWithin = (id: string, outer: string): boolean => id !== outer && this.around(id).includes(outer)

  /** All states within. */
  countWithin = (id: string): number =>
    this.children(id).reduce((sum, child) => sum + 1 + this.countWithin(child.id), 0)
}
