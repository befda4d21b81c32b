import { labels } from '#machines/reference/messages/labels.ts'
import { partners } from '#machines/reference/partners.ts'
import { onSheet } from '../../ui/facts/on-sheet.ts'
import { Slider } from '../../ui/slider/slider.tsx'
import { Section } from './section.tsx'
import styles from './story.module.css'

/** The marks of the insurers; those we do not name are neutral (C-10). */
export const PartnerStrip = () => (
  <Section title={labels.partners}>
    <img
      className={styles.underline}
      src="/drawings/underline.svg"
      alt=""
      width="160"
      height="12"
      loading="lazy"
    />
    <Slider
      label={labels.partners}
      narrow
      slides={partners.map(({ name, logo }) => ({
        key: name,
        content: (
          <img
            className={styles.logo}
            src={onSheet(logo)}
            alt={name}
            width="150"
            height="60"
            loading="lazy"
          />
        ),
      }))}
    />
  </Section>
)
