import useEmblaCarousel from 'embla-carousel-react'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { ChevronLeft, ChevronRight, Pause, Play } from '../icons/interface.tsx'
import { useMedia } from '../use-media.ts'
import styles from './slider.module.css'
import { useMoving } from './use-moving.ts'

type SliderProps = {
  /** What it shows; the heading above it. */
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** As many slides side by side as fit. */
  narrow?: boolean
}

/** Slides that move on by themselves, and by swipe, arrows and keyboard; a button holds them still. */
export function Slider({ label, slides, narrow = false }: SliderProps) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start', duration: isCalm ? 0 : 25 })
  const next = useCallback(() => embla?.scrollNext(), [embla])
  const moving = useMoving(embla && next)
  const subscribe = useCallback(
    (listener: () => void) => {
      embla?.on('select', listener).on('reInit', listener)
      return () => void embla?.off('select', listener).off('reInit', listener)
    },
    [embla],
  )
  const shown = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div role="group" aria-roledescription="carousel" aria-label={label} {...moving.holds}>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.slides} aria-live={moving.isPaused ? 'polite' : 'off'}>
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              className={cx(styles.slide, narrow && styles.narrow)}
              aria-current={index === shown || undefined}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <IconButton label={`Previous: ${label}`} icon={<ChevronLeft />} onClick={() => embla?.scrollPrev()} />
        <IconButton
          label={`${moving.isPaused ? 'Play' : 'Pause'}: ${label}`}
          icon={moving.isPaused ? <Play /> : <Pause />}
          onClick={() => moving.pause(!moving.isPaused)}
        />
        <IconButton label={`Next: ${label}`} icon={<ChevronRight />} onClick={() => embla?.scrollNext()} />
      </div>
    </div>
  )
}
