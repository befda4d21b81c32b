import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './three-dots.module.css'

/** The loading indicator of the product. */
export function ThreeDots({ label = 'Loading' }: { label?: string | undefined }) {
  return (
    <span className={styles.dots} role="status">
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
