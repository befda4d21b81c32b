import styles from './link-group.module.css'

type LinkGroupProps = {
  label: string
  links: readonly { label: string; hint?: string; href: string; isCurrent: boolean }[]
}

/** One of a few, each an address. */
export const LinkGroup = ({ label, links }: LinkGroupProps) => (
  <nav aria-label={label} className={styles.group}>
    {links.map(({ label: words, hint, href, isCurrent }) => (
      <a key={words} href={href} title={hint} className={styles.link} aria-current={isCurrent || undefined}>
        {words}
      </a>
    ))}
  </nav>
)
