/** Thrown when too many jobs are waiting already. */
export class QueueFull extends Error {}

/** Runs jobs one after the other, in the order they came in; an aborted one is skipped when its turn comes. */
export function createQueue(most: number) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (waiting >= most) throw new QueueFull()
    waiting += 1
    const result = last.then(() => {
      signal?.throwIfAborted()
      return run()
    })
    last = result.catch(() => undefined)
    return result.finally(() => {
      waiting -= 1
    })
  }
}
