type Making<T> = { made: Promise<T>; askers: number; unwanted: AbortController }

/**
 * What was made is kept, the longest unused goes first. Who asks for the same at once waits for the same making; it
 * ends when nobody waits any more, and a failed one leaves nothing behind.
 */
export class Kept<T> {
  readonly #made = new Map<string, T>()
  readonly #making = new Map<string, Making<T>>()

  constructor(
    readonly most: number,
    readonly isWorthKeeping: (result: T) => boolean = () => true,
  ) {}

  async get(key: string, leaves: AbortSignal, make: (unwanted: AbortSignal) => Promise<T>): Promise<T> {
    leaves.throwIfAborted()
    const known = this.#made.get(key)
    if (known !== undefined) return this.#keep(key, known)
    const making = this.#making.get(key) ?? this.#begin(key, make)
    making.askers += 1
    const leave = () => {
      making.askers -= 1
      if (making.askers > 0) return
      this.#making.delete(key)
      making.unwanted.abort()
    }
    leaves.addEventListener('abort', leave, { once: true })
    return making.made.finally(() => leaves.removeEventListener('abort', leave))
  }

  #begin(key: string, make: (unwanted: AbortSignal) => Promise<T>): Making<T> {
    const unwanted = new AbortController()
    const made = make(unwanted.signal)
      .then((result) => this.#keep(key, result))
      .finally(() => this.#making.get(key) === making && this.#making.delete(key))
    const making = { made, askers: 0, unwanted }
    this.#making.set(key, making)
    return making
  }

  #keep(key: string, result: T): T {
    if (!this.isWorthKeeping(result)) return result
    this.#made.delete(key)
    this.#made.set(key, result)
    const [oldest] = this.#made.keys()
    if (this.#made.size > this.most && oldest !== undefined) this.#made.delete(oldest)
    return result
  }
}
