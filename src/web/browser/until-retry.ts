const retryMs = 3000

/** A moment, or less where the network is back before or `signal` is aborted. */
export function untilRetry(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, retryMs)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    window.addEventListener('online', done)
    signal?.addEventListener('abort', done)
  })
}
