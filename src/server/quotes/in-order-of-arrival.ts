/** Yields promises in order of settlement; ends with the first rejection. */
export async function* inOrderOfArrival<T>(promises: readonly Promise<T>[]): AsyncGenerator<T> {
  const waiting = new Map(promises.map((promise, key) => [key, promise.then((value) => ({ key, value }))]))
  // The consumer may stop before a promise rejects, which would then be unhandled.
  for (const promise of waiting.values()) promise.catch(() => {})
  while (waiting.size > 0) {
    const { key, value } = await Promise.race(waiting.values())
    waiting.delete(key)
    yield value
  }
}
