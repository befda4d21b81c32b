import { EventEmitter, once } from 'node:events'

const mostMs = 40_000

/** What comes one by one. Whoever waits for it goes on as it comes; looking every now and then would lose the time between. */
export class Arrivals<T> {
  readonly all: T[] = []
  readonly #arrived = new EventEmitter()

  add(one: T): void {
    this.all.push(one)
    this.#arrived.emit('arrival')
  }

  /** `wanted` says in words what has to come. */
  async until(wanted: string, isWanted: (one: T) => boolean = () => true): Promise<void> {
    const signal = AbortSignal.timeout(mostMs)
    while (!this.all.some(isWanted)) {
      await once(this.#arrived, 'arrival', { signal }).catch(() => {
        throw new Error(`In ${mostMs} ms not ${wanted}`)
      })
    }
  }
}
