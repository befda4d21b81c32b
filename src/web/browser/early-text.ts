import { takeEarlyText } from './early-tap.ts'

/** Types into a form, which is alive from now on, what was typed into it before. */
export function retypeEarlyTexts(form: HTMLElement): void {
  for (const name of Object.keys(window.earlyTexts ?? {})) {
    const field = form.querySelector(`[name="${CSS.escape(name)}"]`)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    const text = takeEarlyText(name)
    if (text !== undefined) retype(field, text)
  }
}

/** React hears of a text that differs from the one it set last, so it sets none before. */
function retype(field: HTMLInputElement | HTMLSelectElement, text: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = ''
  set?.call(field, text)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
