import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: string | undefined
  height?: string | undefined
  /** Lines of text, the last one shorter. */
  lines?: number | undefined
}

/**
 * A placeholder for pending content; silent, because a status announces it. Lines are pictures, whose size needs no
 * style: the policy refuses one in a page that the server draws.
 */
export function Skeleton({ width = '100%', height = '1.25rem', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
        <svg key={index} className={styles.line} width={width} height={height} />
      ))}
    </span>
  )
}
