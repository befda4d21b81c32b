/** Which button of a drawn page was pressed before its script: of those with this text, the one at `nth`. */
type EarlyTap = { text: string; nth: number }

declare global {
  interface Window {
    /** Null once the page hears its buttons itself. */
    earlyTap?: EarlyTap | null
    /** What was pressed in a part that does not hear yet, though the page does. */
    lateTap?: HTMLElement | undefined
    /** What was typed where nothing hears yet, by the field's name. */
    earlyTexts?: Record<string, string>
  }
}

const buttonsOf = (text: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#root button')].filter((one) => one.textContent === text)

/** Presses in the page what was pressed on the drawn one, with the focus where it was. */
export function repeatEarlyTap(): void {
  const { earlyTap } = window
  window.earlyTap = null
  const button = earlyTap && buttonsOf(earlyTap.text)[earlyTap.nth]
  button?.focus()
  button?.click()
}

/** What was typed into a field before it was alive; once. */
export function takeEarlyText(name: string): string | undefined {
  const text = window.earlyTexts?.[name]
  delete window.earlyTexts?.[name]
  return text
}

/** From now on this part of a page hears; what was pressed in it before counts now, unless React is about to pass it on. */
export function repeatLateTap(part: HTMLElement): void {
  delete part.dataset.late
  setTimeout(() => {
    const { lateTap } = window
    const button = lateTap && standingFor(lateTap, part)
    if (!button) return
    window.lateTap = undefined
    button.focus()
    button.click()
  })
}

/** What was drawn may have been replaced, where the page changed before this part came. */
function standingFor(tapped: HTMLElement, part: HTMLElement): HTMLElement | undefined {
  if (tapped.isConnected) return part.contains(tapped) ? tapped : undefined
  return [...part.querySelectorAll('button')].find(({ textContent }) => textContent === tapped.textContent)
}
