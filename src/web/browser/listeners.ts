/** A set of listeners. `add` returns the unsubscribe function. */
export class Listeners<T> {
  readonly #all = new Set<(value: T) => void>()

  readonly add = (listener: (value: T) => void): (() => void) => {
    this.#all.add(listener)
    return () => void this.#all.delete(listener)
  }

  tell(value: T): void {
    for (const listener of [...this.#all]) listener(value)
  }
}
