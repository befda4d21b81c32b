/**
 * Gives the focus to the heading of the page, so that it is read aloud: to the main area while there is none yet, and
 * again where what had it goes with the page before or with a dialog, until the person presses something. A page may
 * take the focus elsewhere. Returns how to end it.
 */
export function focusHeading(): () => void {
  const wait = new AbortController()
  const seen = new MutationObserver(focusIfLost)
  const end = () => {
    wait.abort()
    seen.disconnect()
  }
  seen.observe(document.body, { childList: true, subtree: true })
  for (const press of ['pointerdown', 'keydown'])
    document.addEventListener(press, end, { capture: true, signal: wait.signal })
  focusIfLost()
  return end
}

function focusIfLost(): void {
  const main = document.getElementById('main')
  const { activeElement } = document
  if (!main || (activeElement !== main && main.contains(activeElement)) || isInDialog(activeElement)) return
  const heading = main.querySelector('h1')
  if (heading) heading.tabIndex = -1
  ;(heading ?? main).focus({ preventScroll: true })
}

const isInDialog = (element: Element | null) => element?.closest('[role=dialog]') != null
