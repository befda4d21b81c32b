import { labels } from '#machines/reference/messages/labels.ts'
import { site } from '#machines/reference/site.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import { Cards } from './cards.tsx'
import { PartnerStrip } from './partner-strip.tsx'
import { SamplePrice } from './sample-price.tsx'
import { Section } from './section.tsx'
import { Slides } from './slides.tsx'
import styles from './story.module.css'
import { advantages, claimSteps, lifeBetter, rightCover, savingsNote, whyChooseUs, whyUs } from './words.ts'

/** What the home page tells further down: why here, with whom, and what happens at a claim (HOME-20 to HOME-27). */
export const Story = () => (
  <div className={styles.story}>
    <Section title={labels.whyChooseUs}>
      <Cards cards={whyChooseUs} />
    </Section>
    <PartnerStrip />
    <Section title="What every price looks like" lead="Every line with its reason, for every insurer.">
      <SamplePrice />
    </Section>
    <Section title="How a claim goes" lead="What happens after an accident, in the order in which it helps.">
      <Cards cards={claimSteps} numbered />
    </Section>
    <Section title={labels.makesLifeBetter}>
      <Slides label={labels.makesLifeBetter} slides={lifeBetter} />
    </Section>
    <Section title="What you can count on">
      <Cards cards={advantages} />
    </Section>
    <Section title="Is it the right cover?">
      <Slides label="Is it the right cover?" slides={rightCover} />
    </Section>
    <Section title={labels.whyUs}>
      <Cards cards={whyUs} />
      <p className={styles.note}>{savingsNote}</p>
      <p>
        <a className={linkClass.bold} href={site.videos} target="_blank" rel="noopener noreferrer">
          Watch our videos (opens in a new tab)
        </a>
      </p>
    </Section>
  </div>
)
