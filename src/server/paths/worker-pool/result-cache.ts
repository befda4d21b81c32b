type Pending<T> = { result: Promise<T>; callers: number; unwanted: AbortController }

/**
 * A cache that evicts the least recently used result. Callers that ask for the same at once share one computation,
 * which is aborted when the last of them has left; a failed one is not cached.
 */
export class ResultCache<T> {
  readonly #results = new Map<string, T>()
  readonly #pending = new Map<string, Pending<T>>()

  constructor(
    readonly most: number,
    readonly isCacheable: (result: T) => boolean = () => true,
  ) {}

  async get(key: string, signal: AbortSignal, compute: (unwanted: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const known = this.#results.get(key)
    if (known !== undefined) return this.#store(key, known)
    const pending = this.#pending.get(key) ?? this.#begin(key, compute)
    pending.callers += 1
    const leave = () => {
      pending.callers -= 1
      if (pending.callers > 0) return
      this.#pending.delete(key)
      pending.unwanted.abort()
    }
    signal.addEventListener('abort', leave, { once: true })
    return pending.result.finally(() => signal.removeEventListener('abort', leave))
  }

  #begin(key: string, compute: (unwanted: AbortSignal) => Promise<T>): Pending<T> {
    const unwanted = new AbortController()
    const result = compute(unwanted.signal)
      .then((value) => this.#store(key, value))
      .finally(() => this.#pending.get(key) === pending && this.#pending.delete(key))
    const pending = { result, callers: 0, unwanted }
    this.#pending.set(key, pending)
    return pending
  }

  #store(key: string, result: T): T {
    if (!this.isCacheable(result)) return result
    this.#results.delete(key)
    this.#results.set(key, result)
    const [oldest] = this.#results.keys()
    if (this.#results.size > this.most && oldest !== undefined) this.#results.delete(oldest)
    return result
  }
}
