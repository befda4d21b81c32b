import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: string | undefined
  height?: string | undefined
  /** Lines of text, the last one shorter. */
  lines?: number | undefined
}

/** A placeholder for pending content; silent, because a status announces it. */
export function Skeleton({ width = '100%', height = '1.25rem', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.lines} style={{ inlineSize: width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
        <span key={index} className={styles.line} style={{ blockSize: height }} />
      ))}
    </span>
  )
}
