import type { CapturedEvent } from '#contract/journey/event-capture.calls.ts'
import { readAddress } from '#machines/reference/language-addresses.ts'
import { limits } from '#machines/reference/limits.ts'

type Named = Pick<CapturedEvent, 'elementId' | 'elementType' | 'elementLabel'>

/**
 * What is recorded of an element: a value only where its field says so, never a text that a person is named by. A field
 * is named once for as long as somebody types into it, since its label is looked for in the whole document.
 */
export function factsOfElements(): (element: Element) => Named & Pick<CapturedEvent, 'value'> {
  let last: { field: Element; name: string | null; names: Named } | undefined
  return (element) => {
    const name = element.getAttribute('name')
    const names = element === last?.field && name === last.name ? last.names : namesOf(element)
    last = isField(element) ? { field: element, name, names } : undefined
    return { ...names, value: element.closest('[data-recorded]') ? cut(recordedValue(element)) : '' }
  }
}

const namesOf = (element: Element): Named => ({
  elementId: cut(element.getAttribute('name') ?? ''),
  elementType: cut(typeOf(element)),
  elementLabel: cut(labelOf(element)),
})

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
