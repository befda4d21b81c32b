import type { ReactNode } from 'react'
import styles from './key-value.module.css'

/** What is known, as name and value. */
export const KeyValue = ({
  entries,
}: {
  entries: readonly (readonly [name: string, value: ReactNode])[]
}) => (
  <dl className={styles.list}>
    {entries.map(([name, value]) => (
      <div key={name} className={styles.entry}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
