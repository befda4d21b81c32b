import '#graphs/draw/map.css'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { morph } from './morph.ts'

/**
 * A drawing of the server's own making, every text in it escaped there. React puts it in once; after that a newer one
 * is worked into it.
 */
export const Drawing = memo(function Drawing({ svg, onDrawn }: { svg: string; onDrawn?: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const [first] = useState(svg)
  const drawn = useRef(first)
  useLayoutEffect(() => {
    const now = box.current?.firstElementChild
    if (now && drawn.current !== svg) {
      const next = new DOMParser().parseFromString(`<!doctype html><body>${svg}`, 'text/html').body
        .firstElementChild
      if (next) morph(now, next)
      drawn.current = svg
    }
  }, [svg])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is the reason
  useEffect(() => onDrawn?.(), [svg, onDrawn])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server draws it and lets nobody write in it
  return <div ref={box} dangerouslySetInnerHTML={{ __html: first }} />
})
