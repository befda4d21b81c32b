/** Does later what nobody waits for, once the page has nothing better to do. */
export function onIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act)
  else setTimeout(act, 200)
}
