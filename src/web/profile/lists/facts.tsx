import type { ReactNode } from 'react'
import styles from './row.module.css'

/** Facts of a row side by side; those not known are left out. */
export const ProfileFacts = ({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.list}>
    {of
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
  </dl>
)
