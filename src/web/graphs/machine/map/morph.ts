/** What the browser adds to the server's drawing and keeps across updates. */
const own = ['tabindex']

/**
 * Updates a drawing of the same shape in place: only differences are touched, so that focus, scroll position
 * and screen readers keep their place.
 */
export function morph(now: Element, next: Element): void {
  if (!isAlike(now, next)) {
    now.replaceWith(next)
    return
  }
  keepAttributes(now, next)
  const [before, after] = [[...now.childNodes], [...next.childNodes]]
  if (before.length !== after.length) {
    now.replaceChildren(...after)
    return
  }
  for (const [index, node] of before.entries()) morphNode(node, after[index] ?? node)
}

function morphNode(now: ChildNode, next: ChildNode): void {
  if (now instanceof Element && next instanceof Element) morph(now, next)
  else if (now.nodeType !== next.nodeType) now.replaceWith(next)
  else if (now.nodeValue !== next.nodeValue) now.nodeValue = next.nodeValue
}

/** Whether two elements have the same kind and state or transition. */
const isAlike = (now: Element, next: Element): boolean =>
  now.nodeName === next.nodeName &&
  ['data-state', 'data-edge', 'id'].every((name) => now.getAttribute(name) === next.getAttribute(name))

function keepAttributes(now: Element, next: Element): void {
  for (const { name } of [...now.attributes]) {
    if (!next.hasAttribute(name) && !own.includes(name)) now.removeAttribute(name)
  }
  for (const { name, value } of [...next.attributes]) {
    if (now.getAttribute(name) !== value) now.setAttribute(name, value)
  }
}
