import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { keepsScroll } from '../browser/scroll-restoration.ts'

/** Neither in a new tab nor as a download. */
export const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

/**
 * Links that stay on this page are followed without leaving it: nothing scrolls and nothing is lost; nor is the product
 * left for other graph pages. Without a script
 * they are links like all others, those within a drawing too.
 */
export function useWays() {
  const { history } = useRouter()
  const go = (address: string) => history.push(address, keepsScroll)
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const address = link?.getAttribute('href')
    if (!address || !isPlain(event) || event.defaultPrevented) return
    const [path] = address.split('?')
    if (!path?.startsWith('/graphs')) return
    event.preventDefault()
    if (path === history.location.pathname) go(address)
    else history.push(address)
  }
  return { go, onClick }
}
