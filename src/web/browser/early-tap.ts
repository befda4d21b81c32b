/** Which button of a drawn page was pressed before its script: of those with this text, the one at `nth`. */
type EarlyTap = { text: string; nth: number }

declare global {
  interface Window {
    /** Null once the page hears its buttons itself. */
    earlyTap?: EarlyTap | null
  }
}

const buttonsOf = (text: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#root button')].filter((one) => one.textContent === text)

/** Stands alone, for a drawn page has it before any script: keeps the button that was pressed last. */
function noteTaps(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('#root button')
    if (!button || window.earlyTap === null) return
    const text = button.textContent ?? ''
    const alike = [...document.querySelectorAll('#root button')].filter((one) => one.textContent === text)
    window.earlyTap = { text, nth: alike.indexOf(button) }
  })
}

/** The script of a drawn page, in place. */
export const notingTaps = `(${noteTaps})()`

/** Presses in the page what was pressed on the drawn one, with the focus where it was. */
export function repeatEarlyTap(): void {
  const { earlyTap } = window
  window.earlyTap = null
  const button = earlyTap && buttonsOf(earlyTap.text)[earlyTap.nth]
  button?.focus()
  button?.click()
}
