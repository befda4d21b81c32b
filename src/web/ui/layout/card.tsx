import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './card.module.css'

interface CardProps {
  /** The element it is; a card with a heading is a section, one of a list an article. */
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  tone?: 'surface' | 'sunken' | 'outlined' | undefined
  /** Without inner space, for a card that lays out itself. */
  flush?: boolean | undefined
  'aria-labelledby'?: string | undefined
  'aria-label'?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function Card({ as: Element = 'div', tone = 'surface', flush, className, ...rest }: CardProps) {
  return <Element {...rest} className={cx(styles.card, styles[tone], flush && styles.flush, className)} />
}
