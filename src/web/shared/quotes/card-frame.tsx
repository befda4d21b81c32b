import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { Logo } from '../../ui/facts/logo.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './card.module.css'

export type CardFrameProps = {
  insurer: { insurerId: number; name: string; logo: string }
  /** The insured value, or why there is no price. */
  facts: ReactNode
  price: ReactNode
  actions?: ReactNode
  /** How the price came about. */
  more?: ReactNode
  /** Beside the insurer's name. */
  aside?: ReactNode
}

/** The common layout of every insurer's card, priced, refused or pending: none stands out. */
export function CardFrame({ insurer, facts, price, more, actions, aside }: CardFrameProps) {
  const isBare = [more, actions, aside].every((part) => part === undefined)
  return (
    <li id={`insurer-${insurer.insurerId}`}>
      <Card
        as="article"
        className={cx(styles.card, isBare && styles.bare)}
        aria-labelledby={`name-${insurer.insurerId}`}
      >
        <div className={styles.who}>
          <Logo src={insurer.logo} alt="" size={32} wide />
          <h2 id={`name-${insurer.insurerId}`} className={styles.name}>
            {insurer.name}
          </h2>
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        <div className={styles.facts}>{facts}</div>
        <div className={styles.price}>{price}</div>
        {more !== undefined && <div className={styles.more}>{more}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </Card>
    </li>
  )
}
