/** Which nodes hang from which in a tree, as lists without a name of their own: a set for each would be many and slow. */
export class Children {
  /** The first child of each node, and of each child the one after and the one before it; -1 where there is none. */
  readonly #first: Int32Array
  readonly #after: Int32Array
  readonly #before: Int32Array

  constructor(nodes: number) {
    this.#first = new Int32Array(nodes).fill(-1)
    this.#after = new Int32Array(nodes).fill(-1)
    this.#before = new Int32Array(nodes).fill(-1)
  }

  attach(node: number, parent: number): void {
    const next = this.#first[parent] ?? -1
    if (next !== -1) this.#before[next] = node
    this.#after[node] = next
    this.#before[node] = -1
    this.#first[parent] = node
  }

  detach(node: number, parent: number): void {
    const [before, after] = [this.#before[node] ?? -1, this.#after[node] ?? -1]
    if (before === -1) this.#first[parent] = after
    else this.#after[before] = after
    if (after !== -1) this.#before[after] = before
  }

  each(parent: number, visit: (child: number) => void): void {
    for (let child = this.#first[parent] ?? -1; child !== -1; child = this.#after[child] ?? -1) visit(child)
  }
}
