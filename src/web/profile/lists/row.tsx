import { type ReactNode, useId } from 'react'
import type { Summary } from '#machines/core/product.ts'
import { Logo } from '../../ui/facts/logo.tsx'
import { Badge, type Tone } from '../../ui/feedback/badge.tsx'
import { categoryIcons } from '../../ui/icons/category.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './row.module.css'

type RowProps = {
  insured: Summary
  insurer?: { name: string; logo: string } | undefined
  badge?: { tone: Tone; label: string } | undefined
  /** The amount it is about, and what for. */
  price?: ReactNode
  facts?: ReactNode
  note?: ReactNode
  /** A disclosure. */
  more?: ReactNode
  actions?: ReactNode
}

/** One policy, journey or payment: what is insured, with whom, how much, and what can be done. */
export function ProfileRow({ insured, insurer, badge, price, facts, note, more, actions }: RowProps) {
  const id = useId()
  const Icon = categoryIcons[insured.icon]
  return (
    <Card as="article" className={styles.row} aria-labelledby={id}>
      <div className={styles.what}>
        <span className={styles.icon}>
          <Icon size={26} />
        </span>
        <div>
          <h2 id={id} className={styles.vehicle}>
            {insured.title || insured.kind}
          </h2>
          {insured.identifier && <p className={styles.plate}>{insured.identifier}</p>}
        </div>
      </div>
      <div className={styles.price}>
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        {price}
      </div>
      <div className={styles.facts}>
        {insurer?.name && (
          <p className={styles.insurer}>
            <Logo src={insurer.logo} alt="" size={26} wide />
            {insurer.name}
          </p>
        )}
        {facts}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {note && <p className={styles.note}>{note}</p>}
      {more && <div className={styles.more}>{more}</div>}
    </Card>
  )
}
