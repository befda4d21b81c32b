/**
 * Stands alone, for a drawn page has it before any script: keeps what was typed and the button that was pressed last.
 * React stops a tap on a part that does not hear yet; one that it lets through has been heard. A form waits for the
 * script, which sends it by that tap; where none comes, it is sent as it is without script, and until its answer nobody
 * else sends a form: no further tap, nor the script that comes late. Back and Forward change only the address of a page
 * whose script has not run, so the other page is loaded.
 */
function noteTaps(): void {
  const patienceMs = 10_000
  let isSent = false
  let sendings = 0
  const isDeaf = (part: Element) => window.earlyTap !== null || part.closest('[data-late]') !== null
  const note = ({ target }: Event) => {
    const button = !isSent && target instanceof Element && target.closest('#root button')
    if (!(button instanceof HTMLElement)) return
    if (window.earlyTap === null) {
      if (button.closest('[data-late]')) window.lateTap = button
      return
    }
    const text = button.textContent ?? ''
    const alike = [...document.querySelectorAll('#root button')].filter((one) => one.textContent === text)
    window.earlyTap = { text, nth: alike.indexOf(button) }
  }
  addEventListener('click', note, true)
  const early = ({ target }: Event) => {
    if (!(target instanceof Element && 'name' in target && 'value' in target && isDeaf(target))) return
    window.earlyTexts = { ...window.earlyTexts, [String(target.name)]: String(target.value) }
  }
  addEventListener('input', early, true)
  const mayBeSent = () => {
    isSent = false
  }
  const hold = (event: Event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !(isSent || isDeaf(form))) return
    event.preventDefault()
    if (isSent) return event.stopImmediatePropagation()
    const before = sendings
    setTimeout(() => {
      if (sendings !== before || !form.isConnected || !isDeaf(form)) return
      sendings += 1
      isSent = true
      if (window.earlyTap) window.earlyTap = undefined
      window.lateTap = undefined
      form.submit()
      // It may have been stopped, of which no page is told.
      setTimeout(mayBeSent, patienceMs)
    }, patienceMs)
  }
  addEventListener('submit', hold, true)
  // Back from its answer; a page that is shown for the first time may be waiting for it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) mayBeSent()
  })
  addEventListener('click', () => {
    window.lateTap = undefined
  })
  const { pathname } = location
  addEventListener('popstate', () => {
    if (window.earlyTap !== null && location.pathname !== pathname) location.reload()
  })
}

/** The script of a drawn page, in place. */
export const notingTaps = `(${noteTaps})()`
