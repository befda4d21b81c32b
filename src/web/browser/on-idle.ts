/** Runs deferred work when the page is idle. */
export function onIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act)
  else setTimeout(act, 200)
}
