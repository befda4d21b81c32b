import type { ReactNode } from 'react'
import styles from './row.module.css'

type FactRow = readonly [name: string, value: ReactNode, width?: 'wide']

/** Facts of a row side by side, a wide one on a line of its own; those not known are left out. */
export const ProfileFacts = ({ of }: { of: readonly FactRow[] }) => (
  <dl className={styles.list}>
    {of
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value, width]) => (
        <div key={name} className={width && styles.wide}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
  </dl>
)
