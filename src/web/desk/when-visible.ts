/** Resolves once the page is visible; rejects when aborted. */
export function whenVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const options = { signal: ended.signal }
    const end = (act: () => void) => () => {
      ended.abort()
      act()
    }
    const seen = end(resolve)
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && seen(),
      options,
    )
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      options,
    )
  })
}
