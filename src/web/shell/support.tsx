import { site } from '#machines/reference/site.ts'
import { Mail, Phone } from '../ui/icons/interface.tsx'
import styles from './support.module.css'

/** How to reach a person. */
export const Support = () => (
  <ul className={styles.support}>
    <li>
      <a href={site.phone.href} className={styles.link} aria-label={`Call ${site.phone.text}`}>
        <Phone className={styles.icon} />
        <span>{site.phone.text}</span>
      </a>
    </li>
    <li>
      <a href={site.email.href} className={styles.link} aria-label={`Mail ${site.email.text}`}>
        <Mail className={styles.icon} />
        <span>{site.email.text}</span>
      </a>
    </li>
  </ul>
)
