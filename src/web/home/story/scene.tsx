import type { ReactNode } from 'react'
import styles from './scene.module.css'

/** A small picture in the manner of the road above: a low sun, hills, and one thing on them. Decoration only. */
const Scene = ({ children }: { children: ReactNode }) => (
  <svg className={styles.scene} viewBox="0 0 320 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle className={styles.sun} cx="246" cy="66" r="30" />
    <path className={styles.far} d="M0 112c60-34 110-20 160-34s100-26 160 6v96H0Z" />
    <path className={styles.near} d="M0 146c70-22 150-6 210-18s80-10 110-4v56H0Z" />
    {children}
  </svg>
)

const CarScene = () => (
  <Scene>
    <path className={styles.body} d="M70 134v-18l16-6 18-24h54l26 24 22 6v18Z" />
    <path className={styles.glass} d="M112 92h18v16h-30Zm24 0h18l18 16h-36Z" />
    <circle className={styles.wheel} cx="104" cy="136" r="13" />
    <circle className={styles.wheel} cx="176" cy="136" r="13" />
    <path className={styles.mark} d="m64 108-10-6m10 14-14 2m16-18-4-12" />
  </Scene>
)

const HospitalScene = () => (
  <Scene>
    <path className={styles.stone} d="M82 68h96v76H82Z" />
    <path className={styles.cap} d="M82 68a48 22 0 0 1 96 0Z" />
    <path className={styles.cross} d="M130 82v28m-14-14h28" />
    <path className={styles.glass} d="M118 122h24v22h-24Z" />
  </Scene>
)

const DogScene = () => (
  <Scene>
    <path
      className={styles.body}
      d="M96 144v-34c0-12 8-20 20-20h34l14-22 8 10 16 6c4 14-4 20-18 20v40h-12v-26h-38v26Z"
    />
    <path className={styles.mark} d="M98 106c-14-4-16-16-12-26" />
    <circle className={styles.eye} cx="172" cy="84" r="2.5" />
  </Scene>
)

const RoadScene = () => (
  <Scene>
    <path className={styles.way} d="M140 180c6-30 30-40 22-66h14c20 26-6 38 16 66Z" />
    <path className={styles.body} d="M40 146v-14l12-4 12-16h36l18 16 14 4v14Z" />
    <circle className={styles.wheel} cx="62" cy="147" r="9" />
    <circle className={styles.wheel} cx="110" cy="147" r="9" />
    <path className={styles.stone} d="M216 116h34v34h-34Z" />
    <path className={styles.cap} d="M216 116a17 17 0 0 1 34 0Z" />
  </Scene>
)

const HouseScene = () => (
  <Scene>
    <path className={styles.stone} d="M94 92h92v54H94Z" />
    <path className={styles.cap} d="m82 94 58-44 58 44Z" />
    <path className={styles.glass} d="M106 106h20v18h-20Zm44 0h22v40h-22Z" />
  </Scene>
)

const PlaneScene = () => (
  <Scene>
    <path className={styles.body} d="m54 96 128-44c12-4 22 0 20 8-2 6-10 10-18 13L76 112Z" />
    <path className={styles.cap} d="m112 78-30-26 12-4 46 18Zm16 18-10 34 10-2 24-42Z" />
    <path className={styles.mark} d="M22 124c18-4 30-8 40-14M36 142c22-4 40-10 56-20" />
  </Scene>
)

export const scenes = {
  car: CarScene,
  hospital: HospitalScene,
  dog: DogScene,
  road: RoadScene,
  house: HouseScene,
  plane: PlaneScene,
} as const
