/** A busy machine may never be idle; by then the page has long been usable. */
const latestMs = 10_000

/** Runs deferred work when the page is idle, after ten seconds at the latest. */
export function onIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: latestMs })
  else setTimeout(act, 200)
}
