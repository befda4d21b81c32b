import { site } from '#machines/reference/site.ts'
import { Link } from '../navigation/link.tsx'
import styles from './brand.module.css'

/** A milestone of the Indian road: white stone, marigold cap, and the road that passes it. */
export const BrandMark = ({ size = 36 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <path
      className={styles.stone}
      d="M5.3 15h29.4a15 15 0 0 1 .3 3v20a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V18a15 15 0 0 1 .3-3Z"
    />
    <path className={styles.cap} d="M5.3 15a15 15 0 0 1 29.4 0Z" />
    <path className={styles.road} d="M24.5 39c0-6.5-10.5-5.5-10.5-11 0-4.5 9-4 9-9" />
  </svg>
)

/** The way home. */
export const Brand = () => (
  <Link to="/" className={styles.brand} aria-label={`${site.name} home`}>
    <BrandMark />
    <span className={styles.name}>{site.name}</span>
  </Link>
)
