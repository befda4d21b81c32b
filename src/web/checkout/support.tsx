import { site } from '#machines/reference/site.ts'
import { linkClass } from '../ui/actions/link.tsx'

/** Whom to ask when a page cannot help any more. */
export const CheckoutSupport = () => (
  <p>
    Call{' '}
    <a className={linkClass.inline} href={site.phone.href}>
      {site.phone.text}
    </a>{' '}
    or write to{' '}
    <a className={linkClass.inline} href={site.email.href}>
      {site.email.text}
    </a>{' '}
    for help.
  </p>
)
