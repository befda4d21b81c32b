import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './stack.module.css'

interface StackProps {
  gap?: 'small' | 'medium' | 'large' | undefined
  /** Side by side where there is room, each at least this wide. */
  columns?: 'narrow' | 'wide' | undefined
  children: ReactNode
}

/** A vertical stack with even spacing, used by every form and page. */
export const Stack = ({ gap = 'medium', columns, children }: StackProps) => (
  <div className={cx(styles.stack, styles[gap], columns && styles[columns])}>{children}</div>
)
