import type { ComponentType } from 'react'
import type { IconProps } from '../../ui/icons/icon.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './story.module.css'

type CardsProps = {
  cards: readonly { title: string; text: string; Icon?: ComponentType<IconProps> }[]
  /** Steps of which one follows the other. */
  numbered?: boolean
}

/** Short statements side by side. */
export function Cards({ cards, numbered = false }: CardsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={styles.cards}>
      {cards.map(({ title, text, Icon }, index) => (
        <Card key={title} as="li" className={styles.card}>
          {Icon && <Icon size={28} className={styles.icon} />}
          {numbered && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </Card>
      ))}
    </List>
  )
}
