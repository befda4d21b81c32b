/**
 * Gives the focus to the heading of the page, so that it is read aloud; while the page has none yet, to the main area,
 * and to the heading once it is there, unless the person has moved on meanwhile.
 */
export function focusHeading(): void {
  const main = document.getElementById('main')
  if (!main || focusIn(main)) return
  main.focus({ preventScroll: true })
  const awaited = new MutationObserver(() => {
    if (document.activeElement !== main || focusIn(main)) awaited.disconnect()
  })
  awaited.observe(main, { childList: true, subtree: true })
}

function focusIn(main: HTMLElement): boolean {
  const heading = main.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
