import styles from './logo.module.css'
import { onSheet } from './on-sheet.ts'

interface LogoProps {
  src: string
  /** Empty where the name stands beside it. */
  alt: string
  /** Pixels of the height. */
  size?: number | undefined
  /** Insurers have wordmarks, two and a half times as wide as high; makes have square ones. */
  wide?: boolean | undefined
}

/** The logo of a make or an insurer; each has its own background, so that it is legible in light and dark themes. */
export const Logo = ({ src, alt, size = 40, wide = false }: LogoProps) => (
  <img
    className={styles.logo}
    src={onSheet(src)}
    alt={alt}
    width={wide ? size * 2.5 : size}
    height={size}
    loading="lazy"
    decoding="async"
  />
)
