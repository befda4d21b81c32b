import { useCallback, useRef } from 'react'
import type { Replay } from '#contract/views/graph-view.ts'
import type { Looking } from '../../address.ts'
import { Canvas } from '../map/canvas.tsx'
import { markWalk } from './mark-walk.ts'
import styles from './replay.module.css'

/** The drawing, with the journey's way so far and its current place. */
export function WalkedMap({ looking, replay, step }: { looking: Looking; replay: Replay; step: number }) {
  const box = useRef<HTMLDivElement>(null)
  const mark = useCallback(() => {
    if (box.current) markWalk(box.current, replay.steps, step)
  }, [replay.steps, step])
  return (
    <div ref={box} className={styles.walked}>
      <Canvas looking={looking} drawing={replay} onDrawn={mark} />
    </div>
  )
}
