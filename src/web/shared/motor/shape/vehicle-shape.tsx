import type { BodyType } from '#machines/reference/body-types.ts'
import { ground, shapes } from './shapes.ts'
import styles from './vehicle-shape.module.css'

/** A vehicle from its side, by how it is built. Decoration: what it is stands beside it in words. */
export function VehicleShape({ body: type }: { body: BodyType }) {
  const { body, light, lines, wheels, hasSpokes } = shapes[type]
  const { width, height, wheelsAt } = ground
  return (
    <svg
      className={styles.shape}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {lines && <path className={styles.lines} d={lines} />}
      <path className={styles.body} d={body} />
      <path className={styles.light} d={light} />
      {wheels.map(([at, radius]) => (
        <circle
          key={at}
          className={hasSpokes ? styles.ring : styles.wheel}
          cx={at}
          cy={wheelsAt}
          r={radius}
        />
      ))}
    </svg>
  )
}
