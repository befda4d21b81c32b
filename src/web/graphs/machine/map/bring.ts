/** Scrolls the box, and nothing around it, until a place stands in its middle. How it goes there is the style sheet's. */
export function centre(box: HTMLElement, place: Element, behavior: ScrollBehavior = 'auto'): void {
  const [outer, inner] = [box.getBoundingClientRect(), place.getBoundingClientRect()]
  box.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    behavior,
  })
}

/** Whether a place can be seen whole, or as much of it as there is room for. */
export function isInSight(box: HTMLElement, place: Element): boolean {
  const [outer, inner] = [box.getBoundingClientRect(), place.getBoundingClientRect()]
  return (
    inner.left < outer.right &&
    inner.right > outer.left &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}
