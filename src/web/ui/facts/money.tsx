import { formatRupees } from '#machines/rules/money.ts'
import { cx } from '../cx.ts'
import styles from './money.module.css'

interface MoneyProps {
  paise: number
  /** `price` is the amount a card is about. */
  size?: 'text' | 'price' | undefined
  /** The amount before a discount. */
  struck?: boolean | undefined
}

export function Money({ paise, size = 'text', struck = false }: MoneyProps) {
  const Element = struck ? 's' : 'span'
  return <Element className={cx(styles.money, styles[size])}>{formatRupees(paise)}</Element>
}
