import { Money } from '../../ui/facts/money.tsx'
import styles from './to-pay.module.css'

type ToPayProps = { amount: number; insurer: string }

/** What is paid and to whom, beside every button that leads to paying it. */
export const ToPay = ({ amount, insurer }: ToPayProps) => (
  <p className={styles.toPay}>
    <Money paise={amount} size="price" />
    <span>to {insurer}</span>
  </p>
)
