import { takeEarlyText } from './early-tap.ts'

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is ticked, and not typed, comes alive as it stands. */
const isTyped = (field: Element | null): field is Typed =>
  (field instanceof HTMLInputElement && !['checkbox', 'radio'].includes(field.type)) ||
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement

/** Types into a form, which is alive from now on, what was typed into it before. */
export function retypeEarlyTexts(form: HTMLElement): void {
  for (const name of Object.keys(window.earlyTexts ?? {})) {
    const field = form.querySelector(`[name="${CSS.escape(name)}"]`)
    if (!isTyped(field)) continue
    const text = takeEarlyText(name)
    if (text !== undefined) retype(field, text)
  }
}

/** React hears of a text that differs from the one it set last, so it sets none before. */
function retype(field: Typed, text: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = ''
  set?.call(field, text)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
