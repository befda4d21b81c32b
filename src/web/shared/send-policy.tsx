import { purchased as texts } from '#machines/reference/messages/purchased.ts'
import { ownAddress } from '../language/language.ts'
import { buttonClass } from '../ui/actions/button.tsx'
import { OutsideLink } from '../ui/actions/link.tsx'

/** Sends the link to a policy by WhatsApp; it names nobody and opens for its owner alone. */
export const SendPolicy = ({ leadId, isBoxed = false }: { leadId: string; isBoxed?: boolean }) => (
  <OutsideLink
    className={buttonClass({ variant: isBoxed ? 'secondary' : 'quiet' })}
    href={`https://wa.me/?text=${encodeURIComponent(texts.share(location.origin + ownAddress(`/success-page/${leadId}`)))}`}
  >
    {texts.send}
  </OutsideLink>
)
