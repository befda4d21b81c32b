import { useLayoutEffect, useRef, useState } from 'react'
import { Tile, type TileProps } from './tile-grid.tsx'

/** Whether a press is being painted: of two tiles pressed within one frame the first answers. */
let isAnswering = false

/**
 * A tile that answers a question: the press is painted first, and the next screen is made after that. A tile that is
 * gone by then answers nothing.
 */
export function AnswerTile({ selected, onSelect, ...tile }: TileProps) {
  const [isPressed, setPressed] = useState(false)
  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const answer = () => {
    if (isAnswering) return
    isAnswering = true
    setPressed(true)
    afterPaint(() => {
      isAnswering = false
      if (!isShown.current) return
      setPressed(false)
      onSelect()
    })
  }
  return <Tile {...tile} selected={isPressed || selected} onSelect={answer} />
}

/** Timers that are set when a frame begins run after it is painted. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
