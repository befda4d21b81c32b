/** Raised where too many wait already. */
export class TooMany extends Error {}

/** One after the other, in the order of asking; who no longer waits when it is their turn is passed over. */
export function inTurn(most: number) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <T>(run: () => Promise<T>, unwanted: AbortSignal): Promise<T> => {
    if (waiting >= most) throw new TooMany()
    waiting += 1
    const mine = last.then(() => {
      unwanted.throwIfAborted()
      return run()
    })
    last = mine.catch(() => undefined)
    return mine.finally(() => {
      waiting -= 1
    })
  }
}
