import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { Button } from '../ui/actions/button.tsx'
import { Share } from '../ui/icons/interface.tsx'
import { copyLink } from '../ui/overlays/copy-link.ts'

/** The address contains every choice, so that everyone who opens it sees the same. */
export const CopyLink = () => (
  <Button
    variant="quiet"
    size="small"
    iconStart={<Share />}
    onClick={() => void copyLink(window.location.href)}
  >
    {texts.copyLink}
  </Button>
)
