import styles from './loading-page.module.css'
import { ThreeDots } from './three-dots.tsx'

/** Shown while the code of a page is fetched. */
export const LoadingPage = () => (
  <div className={styles.page}>
    <ThreeDots />
  </div>
)
