import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Plan } from '#machines/schemas/plan.ts'
import { inOrder, inOrderShown, type Slot } from './slots.ts'
import { isMoved } from './use-gliding.ts'

/**
 * The slots in order, except while prices stream in and somebody points at the list or has the focus in it: then cards keep
 * their places until it leaves or the stream ends. While something in the list is pressed they keep them in any case: a
 * button that changes places between press and release is not clicked.
 */
export function useCalmOrder<P extends Plan>(slots: readonly Slot<P>[], isStreaming: boolean) {
  const [isHeld, setHeld] = useState(false)
  const shown = useRef<readonly number[]>([])
  const { isPressed, press } = usePress()
  const ordered = isPressed || (isHeld && isStreaming) ? inOrderShown(slots, shown.current) : inOrder(slots)

  useEffect(() => {
    shown.current = ordered.map(({ insurer }) => insurer.insurerId)
  })

  const hold = () => setHeld(true)
  const handlers = {
    onPointerMove: (event: PointerEvent) => {
      if (isMoved(event)) hold()
    },
    onPointerDown: press,
    onFocus: hold,
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      setHeld(currentTarget.contains(document.activeElement)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHeld(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')),
  }
  return { ordered, handlers }
}

/** Whether something is pressed, until the click that comes of it was heard. */
function usePress() {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed) return
    const done = new AbortController()
    const release = () => setTimeout(() => setPressed(false))
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, release, { signal: done.signal })
    return () => done.abort()
  }, [isPressed])
  return { isPressed, press: () => setPressed(true) }
}
