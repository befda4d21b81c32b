import { useEffect, useState, useSyncExternalStore } from 'react'
import { limits } from '#machines/reference/limits.ts'
import { useMedia } from '../use-media.ts'

/** What may hold a slider still, besides its pause button. */
type Moving = {
  isPaused: boolean
  pause: (isPaused: boolean) => void
  /** For the element that a pointer or the focus holds still. */
  holds: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
}

/**
 * Calls `next` every two seconds (HOME-31), but not under a pointer or the focus, on a hidden page or after pause; for
 * who wants less motion it begins paused (A11Y-10).
 */
export function useMoving(next: (() => void) | undefined): Moving {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const [wish, setWish] = useState<boolean>()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = wish ?? isCalm
  const moves = !isPaused && !isPointed && !isFocused && isVisible
  useEffect(() => {
    if (!moves || !next) return
    const timer = setInterval(next, limits.sliderMs)
    return () => clearInterval(timer)
  }, [moves, next])
  return {
    isPaused,
    pause: setWish,
    holds: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
