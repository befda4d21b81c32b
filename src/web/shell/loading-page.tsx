import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import styles from './loading-page.module.css'

/** Shown while the code of a page is fetched. */
export const LoadingPage = () => (
  <div className={styles.page}>
    <ThreeDots />
  </div>
)
