import styles from './road.module.css'

/** The road behind the page: hills, a bend, and the milestones of the brand. Decoration only. */
export const Road = () => (
  <svg className={styles.road} viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
    <path className={styles.sun} d="M1120 214a86 86 0 1 1 172 0Z" />
    <path className={styles.far} d="M640 250c140-70 250-96 380-60 120 34 250 18 420-70v520H640Z" />
    <path className={styles.near} d="M560 330c180-66 330-50 470-10 130 36 260 22 410-50v370H560Z" />
    <path
      className={styles.way}
      d="M1150 640c-40-90 90-130 70-200-16-58-140-54-130-108 6-34 60-44 96-50-58 18-66 40-28 60 70 36 190 30 210 110 16 64-40 110-20 188Z"
    />
    <path className={styles.line} d="M1248 640c-22-92 56-132 36-194-18-56-130-60-158-92" />
    <g transform="translate(1000 372)">
      <path className={styles.stone} d="M0 38h64v46H0Z" />
      <path className={styles.cap} d="M0 38a32 32 0 0 1 64 0Z" />
    </g>
    <g transform="translate(1336 300) scale(.55)">
      <path className={styles.stone} d="M0 38h64v46H0Z" />
      <path className={styles.cap} d="M0 38a32 32 0 0 1 64 0Z" />
    </g>
  </svg>
)
