import { site } from '#machines/reference/site.ts'
import { ownAddress } from '../language/language.ts'
import { copyLink, tellLink } from '../ui/overlays/copy-link.ts'

/** The site's own address only: this page's may open a journey (HEADER-14, C-17). */
export async function shareSite(): Promise<void> {
  const url = window.location.origin + ownAddress('/')
  try {
    if (navigator.share) return await navigator.share({ title: site.name, url })
    await copyLink(url)
  } catch (error) {
    // Closing the native share sheet cancels.
    if (error instanceof DOMException && error.name === 'AbortError') return
    tellLink(url)
  }
}
