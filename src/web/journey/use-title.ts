import { useEffect } from 'react'
import { site } from '#machines/reference/site.ts'

/** The title of the document is that of the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = `${title} · ${site.name}`
  }, [title])
}
