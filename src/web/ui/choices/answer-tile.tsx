import { useState } from 'react'
import { Tile, type TileProps } from './tile-grid.tsx'

/** A tile that answers a question: the press is painted first, and the next screen is made after that. */
export function AnswerTile({ selected, onSelect, ...tile }: TileProps) {
  const [isPressed, setPressed] = useState(false)
  const answer = () => {
    if (isPressed) return
    setPressed(true)
    afterPaint(() => {
      setPressed(false)
      onSelect()
    })
  }
  return <Tile {...tile} selected={isPressed || selected} onSelect={answer} />
}

/** Timers that are set when a frame begins run after it is painted. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
