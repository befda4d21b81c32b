import { type ReactNode, useState } from 'react'
import styles from '../../../shared/quotes/edits.module.css'
import { ChevronDown } from '../../../ui/icons/interface.tsx'
import { Part } from './part.tsx'

type FoldedPartProps = {
  title: string
  /** Number of these in the request. */
  taken: number
  children: ReactNode
}

/** Rarely used options, folded unless one is set. */
export function FoldedPart({ title, taken, children }: FoldedPartProps) {
  const [isOpen, setOpen] = useState(taken > 0)
  const toggle = (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {title}
      <span className={styles.taken}>{taken > 0 ? `${taken} chosen` : 'None'}</span>
      <ChevronDown />
    </button>
  )
  return (
    <Part title={title} heading={toggle}>
      {isOpen && children}
    </Part>
  )
}
