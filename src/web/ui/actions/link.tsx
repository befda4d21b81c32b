import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import styles from './link.module.css'

/** Classes for links of the router: `plain` underlines on hover, `bold` ends a card or a paragraph. */
export const linkClass = { inline: styles.inline, plain: styles.plain, bold: styles.bold } as const

/** A link out of the product, in a new tab that cannot reach back. */
export function OutsideLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" className={cx(className ?? styles.inline)}>
      {children}
    </a>
  )
}

/** A button that reads as a link, for what happens on this page. */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={cx(styles.button, className)} />
}
