import { Slider } from '../../ui/slider/slider.tsx'
import { scenes } from './scene.tsx'
import styles from './story.module.css'

type SlideProps = { scene: keyof typeof scenes; title: string; text: string }

/** Pictures with a sentence each, one at a time. */
export const Slides = ({ label, slides }: { label: string; slides: readonly SlideProps[] }) => (
  <Slider
    label={label}
    slides={slides.map((slide) => ({ key: slide.title, content: <Slide {...slide} /> }))}
  />
)

function Slide({ scene, title, text }: SlideProps) {
  const Picture = scenes[scene]
  return (
    <div className={styles.slide}>
      <Picture />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  )
}
