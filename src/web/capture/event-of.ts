import type { CapturedEvent } from '#contract/journey/event-capture.calls.ts'
import { readAddress } from '#machines/reference/language-addresses.ts'
import { limits } from '#machines/reference/limits.ts'

/** What is recorded of an element: a value only where its field says so, never a text that a person is named by. */
export function elementFacts(element: Element) {
  return {
    elementId: cut(element.getAttribute('name') ?? ''),
    elementType: cut(typeOf(element)),
    elementLabel: cut(labelOf(element)),
    value: cut(element.closest('[data-recorded]') ? recordedValue(element) : ''),
  } satisfies Partial<CapturedEvent>
}

const cut = (text: string) => text.trim().slice(0, limits.capture.textMax)

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element.matches('input, select, textarea')

const typeOf = (element: Element) => {
  const tag = element.tagName.toLowerCase()
  return isField(element) && tag === 'input' ? `input:${element.type}` : tag
}

/** The words of the form's definition: a field's label, a button's own, and of a link where it leads. */
function labelOf(element: Element): string {
  const group = element.closest('[role=radiogroup], [role=group]')
  if (group) return group.getAttribute('aria-label') ?? namedBy(group)
  if (isField(element)) return element.labels?.[0]?.textContent ?? ''
  const link = element.closest('a[href]')
  if (link instanceof HTMLAnchorElement) return link.origin === location.origin ? pageOf(link.pathname) : ''
  return element.closest('[data-label]')?.getAttribute('data-label') ?? ''
}

const namedBy = (group: Element): string =>
  document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''

function recordedValue(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? ''
  if (!isField(element)) return element.textContent ?? ''
  const isChoice = element.type === 'radio' || element.type === 'checkbox'
  if (!isChoice) return element.value
  const says = element.type === 'radio' ? element.labels?.[0]?.textContent : String(isTicked(element))
  return says ?? ''
}

const isTicked = (element: Element) => element instanceof HTMLInputElement && element.checked

/** A path, in whichever language, with whatever names a journey, a person or a document masked: only plain words of it stay. */
export const pageOf = (path: string): string =>
  cut(
    readAddress(path)
      .path.replace(/\/[^/]*[^a-z/-][^/]*/gi, '/{id}')
      .replace(/\/[^/]{22,}/g, '/{id}'),
  )
