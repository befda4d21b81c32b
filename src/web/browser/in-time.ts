import { failure } from '#machines/reference/messages/failure.ts'
import { pageLimits } from '#machines/reference/page-limits.ts'
import { fetchCode } from './fetch-code.ts'

/** The code; rejects with the message when the fetch fails or times out. Without the network it waits until it is back. */
export const inTime = <P>(index: number, load: () => Promise<P>): Promise<P> =>
  fetchCode(() => once(index, load))

function once<P>(index: number, load: () => Promise<P>): Promise<P> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(failure.chunk(index)))
    const timer = setTimeout(fail, pageLimits.chunkFailsMs)
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
