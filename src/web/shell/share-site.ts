import { accountArea } from '#machines/reference/messages/account-area.ts'
import { site } from '#machines/reference/site.ts'
import { ownAddress } from '../language/language.ts'
import { toast } from '../ui/overlays/toast-store.ts'

/** The site's own address only: this page's may open a journey (HEADER-14, C-17). */
export async function shareSite(): Promise<void> {
  const url = window.location.origin + ownAddress('/')
  try {
    if (navigator.share) return await navigator.share({ title: site.name, url })
    await navigator.clipboard.writeText(url)
    toast({ kind: 'success', text: accountArea.linkCopied })
  } catch (error) {
    // Closing the native share sheet cancels.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ kind: 'error', text: `${accountArea.linkNotCopied} ${url}` })
  }
}
