/** A busy machine may never be idle, and a picture may never come; by then the page has long been usable. */
const latestMs = 10_000

/** Runs deferred work when the page has all that it begins with and is idle, each after ten seconds at the latest. */
export function onIdle(act: () => void): void {
  if (document.readyState === 'complete') whenIdle(act)
  else whenLoaded(() => whenIdle(act))
}

function whenLoaded(act: () => void): void {
  const begin = () => {
    clearTimeout(latest)
    window.removeEventListener('load', begin)
    act()
  }
  const latest = setTimeout(begin, latestMs)
  window.addEventListener('load', begin)
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: latestMs })
  else setTimeout(act, 200)
}
