import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const glideMs = 180

/**
 * Animates children that change places, keeping the one that is pointed at or has the focus in place by scrolling the
 * page. A page that nobody has scrolled stays where it is. The list must turn off the browser's own `overflow-anchor`.
 */
export function useGliding(list: RefObject<HTMLElement | null>): void {
  const tops = useRef(new Map<string, number>())
  const pointed = usePointed(list)

  useEffect(() => {
    // A window of another size moves cards as well, and nobody looks for them where they were before.
    const resized = new ResizeObserver(() => {
      tops.current = topsOf(cardsOf(list))
    })
    resized.observe(document.body)
    return () => resized.disconnect()
  }, [list])

  useLayoutEffect(() => {
    const cards = cardsOf(list)
    const before = tops.current
    tops.current = topsOf(cards)
    const moved = (card: HTMLElement) => (before.get(card.id) ?? card.offsetTop) - card.offsetTop
    const held =
      cards.find(({ id }) => id === pointed.current) ?? cards.find((card) => card.matches(':focus-within'))
    const scrolled = held && window.scrollY > 0 ? -moved(held) : 0
    if (scrolled !== 0) window.scrollBy({ top: scrolled, behavior: 'instant' })
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const card of cards) glide(card, moved(card) + scrolled)
  })
}

const cardsOf = ({ current }: RefObject<HTMLElement | null>) =>
  [...(current?.children ?? [])] as HTMLElement[]

const topsOf = (cards: readonly HTMLElement[]) => new Map(cards.map((card) => [card.id, card.offsetTop]))

/**
 * Whether a hand moved the pointer. A browser also tells of a pointer that rests where something else comes to lie
 * under it, and nobody has pointed at that.
 */
export const isMoved = ({ movementX, movementY }: Pick<PointerEvent, 'movementX' | 'movementY'>): boolean =>
  movementX !== 0 || movementY !== 0

/** The id of the child last pointed at; a moved child is not `:hover` until the pointer moves. */
function usePointed(list: RefObject<HTMLElement | null>): RefObject<string | undefined> {
  const pointed = useRef<string>(undefined)
  useEffect(() => {
    const element = list.current
    const done = new AbortController()
    const point = (event: PointerEvent) => {
      if (!isMoved(event)) return
      const child = [...(element?.children ?? [])].find((one) => one.contains(event.target as Node))
      pointed.current = child?.id
    }
    const leave = () => {
      pointed.current = undefined
    }
    element?.addEventListener('pointermove', point, { signal: done.signal })
    element?.addEventListener('pointerleave', leave, { signal: done.signal })
    return () => done.abort()
  }, [list])
  return pointed
}

function glide(card: HTMLElement, from: number): void {
  if (from === 0) return
  const frames = [{ transform: `translateY(${from}px)` }, { transform: 'none' }]
  card.animate(frames, { duration: glideMs, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
}
