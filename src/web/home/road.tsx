import styles from './road.module.css'

/** The road behind the page: a low sun, hills, a bend, and the milestones of the brand. Decoration only. */
export const Road = () => (
  <svg className={styles.road} viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <circle className={styles.sun} cx="1098" cy="262" r="88" />
    <path className={styles.far} d="M-20 500C200 430 420 450 640 380s350-110 540-40 230 0 280-50v350H-20Z" />
    <path className={styles.middle} d="M-20 560c280-60 540-20 780-90s430-100 700-30v200H-20Z" />
    <path
      className={styles.way}
      d="M1052 430c62 16 150 22 140 62-10 44-170 40-226 96-26 26-26 52-24 72h300c-18-34 2-62 60-92 76-40 66-92-24-116-64-16-150-16-226-22Z"
    />
    <path className={styles.line} d="M1130 442c92 10 136 30 122 62-18 42-130 56-156 150" />
    <Milestone at="translate(892 470)" />
    <Milestone at="translate(1322 392) scale(.56)" />
  </svg>
)

const Milestone = ({ at }: { at: string }) => (
  <g transform={at}>
    <path className={styles.stone} d="M0 38h64v50H0Z" />
    <path className={styles.cap} d="M0 38a32 32 0 0 1 64 0Z" />
    <path className={styles.mark} d="M36 88c0-13-16-11-16-24 0-10 20-8 20-18" />
  </g>
)
