/** Scrolls only the box, to centre a place. The style sheet decides the animation. */
export function centre(box: HTMLElement, place: Element, behavior: ScrollBehavior = 'auto'): void {
  const [outer, inner] = [box.getBoundingClientRect(), place.getBoundingClientRect()]
  box.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    behavior,
  })
}

/** Whether a place is fully visible, or as far as it fits. */
export function isInSight(box: HTMLElement, place: Element): boolean {
  const [outer, inner] = [box.getBoundingClientRect(), place.getBoundingClientRect()]
  return (
    inner.left < outer.right &&
    inner.right > outer.left &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}
