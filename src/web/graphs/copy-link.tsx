import { accountArea } from '#machines/reference/messages/account-area.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { Button } from '../ui/actions/button.tsx'
import { Share } from '../ui/icons/interface.tsx'
import { toast } from '../ui/overlays/toast.tsx'

/** The address contains every choice, so that everyone who opens it sees the same. */
export const CopyLink = () => (
  <Button variant="quiet" size="small" iconStart={<Share />} onClick={() => void copyLink()}>
    {texts.copyLink}
  </Button>
)

async function copyLink(): Promise<void> {
  const { href } = window.location
  try {
    await navigator.clipboard.writeText(href)
    toast({ kind: 'success', text: accountArea.linkCopied })
  } catch {
    toast({ kind: 'error', text: `${accountArea.linkNotCopied} ${href}` })
  }
}
