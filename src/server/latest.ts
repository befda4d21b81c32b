/** Keeps so many values at most, by their names: the oldest goes first. */
export class Latest<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  /** Keeps a value as the newest. */
  keep(name: string, value: Value): void {
    this.#values.delete(name)
    this.#values.set(name, value)
    this.forgetWhile(() => this.#values.size > this.#most)
  }

  get(name: string): Value | undefined {
    return this.#values.get(name)
  }

  /** The value, which is forgotten with it. */
  take(name: string): Value | undefined {
    const value = this.#values.get(name)
    this.#values.delete(name)
    return value
  }

  /** Forgets the oldest value for as long as this holds of it. */
  forgetWhile(goes: (oldest: Value) => boolean): void {
    for (const [name, oldest] of this.#values) {
      if (!goes(oldest)) return
      this.#values.delete(name)
    }
  }
}
