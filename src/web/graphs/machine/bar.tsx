import styles from './bar.module.css'

/** A share as a bar, 0 to 1; its text is beside it. */
export const Bar = ({ share, tone }: { share: number; tone?: 'more' | 'fewer' }) => (
  <svg className={styles.bar} data-tone={tone} aria-hidden="true" preserveAspectRatio="none">
    <rect
      className={styles.filled}
      width={`${Math.min(1, Math.max(0, share)) * 100}%`}
      height="100%"
      rx="2"
    />
  </svg>
)
