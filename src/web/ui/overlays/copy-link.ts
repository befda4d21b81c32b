import { accountArea } from '#machines/reference/messages/account-area.ts'
import { toast } from './toast-store.ts'

/** Copies a link and says so; where the browser refuses, the link is told. */
export async function copyLink(url: string, copied: string = accountArea.linkCopied): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast({ kind: 'success', text: copied })
  } catch {
    tellLink(url)
  }
}

/** For who has to copy it by hand. */
export function tellLink(url: string): void {
  toast({ kind: 'error', text: `${accountArea.linkNotCopied} ${url}` })
}
