import { moreHelp as texts } from '#machines/reference/messages/more-help.ts'
import { site } from '#machines/reference/site.ts'
import { Link } from '../navigation/link.tsx'
import { useAddress } from '../navigation/navigation.ts'
import { OutsideLink } from '../ui/actions/link.tsx'
import { Chat, Phone } from '../ui/icons/interface.tsx'
import styles from './support.module.css'

/** Help in writing, which names the journey one is in, and a call for whoever asks for one. */
export function MoreHelp() {
  const pathname = useAddress((location) => location.pathname)
  return (
    <ul className={styles.support}>
      <li>
        <OutsideLink
          href={`${site.whatsApp.href}?text=${encodeURIComponent(texts.hello(journeyIn(pathname)))}`}
          className={styles.link}
          aria-label={`${site.whatsApp.text} (opens in a new tab)`}
        >
          <Chat className={styles.icon} />
          <span>{site.whatsApp.text}</span>
        </OutsideLink>
      </li>
      <li>
        <Link to="/support" hash={texts.anchor} className={styles.link}>
          <Phone className={styles.icon} />
          <span>{texts.askCall}</span>
        </Link>
      </li>
    </ul>
  )
}

/** The journey of a page's address: its id opens nothing to anybody else. */
const journeyIn = (pathname: string): string | undefined =>
  /^\/(?:quotelist|proposal|checkout|success-page)\/([\w-]{22})$/.exec(pathname)?.[1]
