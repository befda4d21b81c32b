import { isOffline } from './fetch-code.ts'

/** At once where there is a network, else when it is back or `signal` is aborted. */
export function untilOnline(signal?: AbortSignal): Promise<void> {
  if (!isOffline() || signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      window.removeEventListener('online', done)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    window.addEventListener('online', done)
    signal?.addEventListener('abort', done)
  })
}

/** Waits for a network; rejects where whoever asked has gone, so that nothing begins behind their back. */
export async function stillWantedOnline(signal: AbortSignal): Promise<void> {
  await untilOnline(signal)
  signal.throwIfAborted()
}
