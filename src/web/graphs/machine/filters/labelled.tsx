import { type ReactNode, useId } from 'react'
import styles from './filters.module.css'

/** A field with its name above it. */
export function Labelled({ label, field }: { label: string; field: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {field(id)}
    </div>
  )
}
