import styles from './logo.module.css'

export interface LogoProps {
  src: string
  /** Empty where the name stands beside it. */
  alt: string
  /** Pixels of the height. */
  size?: number | undefined
  /** Insurers have wordmarks, two and a half times as wide as high; makes have square ones. */
  wide?: boolean | undefined
}

/** The mark of a make or an insurer; each brings its own ground, so it is legible by day and by night. */
export const Logo = ({ src, alt, size = 40, wide = false }: LogoProps) => (
  <img
    className={styles.logo}
    src={src}
    alt={alt}
    width={wide ? size * 2.5 : size}
    height={size}
    loading="lazy"
    decoding="async"
  />
)
