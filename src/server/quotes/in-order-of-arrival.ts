/** What the promises become, in the order in which they do; ends with the first that fails. */
export async function* inOrderOfArrival<T>(promises: readonly Promise<T>[]): AsyncGenerator<T> {
  const waiting = new Map(promises.map((promise, key) => [key, promise.then((value) => ({ key, value }))]))
  // Whoever listens may stop before a promise fails, and then nobody else looks after it.
  for (const promise of waiting.values()) promise.catch(() => {})
  while (waiting.size > 0) {
    const { key, value } = await Promise.race(waiting.values())
    waiting.delete(key)
    yield value
  }
}
