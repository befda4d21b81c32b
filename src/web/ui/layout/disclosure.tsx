import { type ReactNode, useId, useState } from 'react'
import { ChevronDown } from '../icons/interface.tsx'
import styles from './disclosure.module.css'

interface DisclosureProps {
  label: string
  /** Open at first. */
  initiallyOpen?: boolean | undefined
  children: ReactNode
}

/** A question that opens its answer. */
export function Disclosure({ label, initiallyOpen = false, children }: DisclosureProps) {
  const id = useId()
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{label}</span>
        <ChevronDown className={styles.chevron} />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
