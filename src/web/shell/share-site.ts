import { account } from '#machines/reference/messages/account.ts'
import { site } from '../site.ts'
import { toast } from '../ui/overlays/toast-store.ts'

/** The site's own address and nothing else: that of this page may open a journey (register HEADER-14, C-17). */
export async function shareSite(): Promise<void> {
  const url = `${window.location.origin}/`
  try {
    if (navigator.share) return await navigator.share({ title: site.name, url })
    await navigator.clipboard.writeText(url)
    toast({ kind: 'success', text: account.linkCopied })
  } catch (error) {
    // Whoever closes the list of the device has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ kind: 'error', text: `${account.linkNotCopied} ${url}` })
  }
}
