import { profile as texts } from '#machines/reference/messages/profile.ts'
import { LanguageSwitch } from '../../shell/language-switch.tsx'
import { linkClass } from '../../ui/actions/link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './details.module.css'

export const LanguageCard = () => (
  <Card as="section" aria-labelledby="language" className={styles.devices}>
    <div>
      <h2 id="language">{texts.language.title}</h2>
      <p className={styles.text}>{texts.language.text}</p>
    </div>
    <LanguageSwitch className={linkClass.bold} />
  </Card>
)
