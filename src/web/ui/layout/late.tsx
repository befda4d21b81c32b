import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import { repeatLateTap } from '../../browser/early-tap.ts'

type LateProps = { className?: string | undefined; fallback: ReactNode; children: ReactNode }

/** A part of a drawn page whose code comes after the rest: a tap on it before then is not lost. */
export function Late({ className, fallback, children }: LateProps) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={className} data-late="">
      <Suspense fallback={fallback}>
        {children}
        <Hears box={box} />
      </Suspense>
    </div>
  )
}

/** Takes effect as soon as the part has come alive. */
function Hears({ box }: { box: RefObject<HTMLDivElement | null> }) {
  useLayoutEffect(() => {
    if (box.current) repeatLateTap(box.current)
  }, [box])
  return null
}
