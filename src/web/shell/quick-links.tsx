import { site } from '#machines/reference/site.ts'
import { ownAddress } from '../language/language.ts'
import { Link } from '../navigation/link.tsx'
import { OutsideLink } from '../ui/actions/link.tsx'
import styles from './footer.module.css'

const pages = [
  { to: '/', label: 'Home' },
  { to: '/contact-us', label: 'Contact Us' },
  { to: '/about-us', label: 'About Us' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/accessibility', label: 'Accessibility' },
] as const

export const QuickLinks = () => (
  <nav aria-labelledby="footer-links">
    <h2 id="footer-links" className={styles.heading}>
      Quick links
    </h2>
    <ul className={styles.links}>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        {/* The terms are fetched afresh as a document (spec §2), so this is no link of the router. */}
        <a href={ownAddress('/terms-conditions')} className={styles.link}>
          Terms &amp; Conditions
        </a>
      </li>
      <li>
        <OutsideLink href={site.licence.pdf} className={styles.link}>
          Regulator licence (PDF)
        </OutsideLink>
      </li>
    </ul>
  </nav>
)
