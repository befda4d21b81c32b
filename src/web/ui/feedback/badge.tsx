import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'brand' | 'accent' | 'success' | 'danger' | 'info'

export const Badge = ({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) => (
  <span className={cx(styles.badge, styles[tone])}>{children}</span>
)
