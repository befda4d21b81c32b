import type { ReactNode } from 'react'
import styles from './unbroken.module.css'

/** Text that stays on one line however narrow its column, such as a registration number. */
export const Unbroken = ({ children }: { children: ReactNode }) => (
  <span className={styles.unbroken}>{children}</span>
)
