import { partners } from '#machines/reference/partners.ts'
import { Slider } from '../../ui/slider/slider.tsx'
import { Section } from './section.tsx'
import styles from './story.module.css'

/** The marks of the insurers; those we do not name are neutral (C-10). */
export const PartnerStrip = () => (
  <Section title="Our Partners">
    <img
      className={styles.underline}
      src="/drawings/underline.svg"
      alt=""
      width="160"
      height="12"
      loading="lazy"
    />
    <Slider
      label="Our Partners"
      narrow
      slides={partners.map(({ name, logo }) => ({
        key: name,
        content: <img className={styles.logo} src={logo} alt={name} width="150" height="60" loading="lazy" />,
      }))}
    />
  </Section>
)
