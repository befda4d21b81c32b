import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import { keepsScroll } from '../../browser/scroll-restoration.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useGraphSearch } from '../use-search.ts'
import { pathsAddressOf, placeIn } from './address.ts'

/**
 * Keeps the address and the page in sync, including Back, Forward and links. A step replaces the history entry;
 * another path or other options add one.
 */
export function usePathsAddress(journey: ViewProps<typeof pathsPageMachine>): void {
  const { history } = useRouter()
  const asked = pathsAddressOf(placeIn(useGraphSearch()))
  const shown = pathsAddressOf(journey.model)
  const isTyping = journey.screen.state === 'open.settling'
  const home = useRef(history.location.pathname)
  const before = useRef({ asked, shown })

  useEffect(() => {
    // On the way to another page the address is no longer this one's.
    if (isTyping || history.location.pathname !== home.current) return
    const last = before.current
    before.current = { asked, shown }
    if (asked === shown) return
    if (asked !== last.asked) journey.send({ type: 'address.followed', place: placeIn(asked) })
    else if (shown !== last.shown)
      history[isWorthAnEntry(asked, shown) ? 'push' : 'replace'](home.current + shown, keepsScroll)
  }, [asked, shown, isTyping, journey, history])
}

/** Not for a step, nor when a path is removed because the suite lacks it. */
function isWorthAnEntry(asked: string, shown: string): boolean {
  const [before, after] = [placeIn(asked), placeIn(shown)]
  const { path } = after
  return (
    pathsAddressOf({ ...before, path, step: 0 }) !== pathsAddressOf({ ...after, step: 0 }) ||
    isOther(path, before.path)
  )
}

const isOther = (path: string | undefined, before: string | undefined) =>
  path !== undefined && path !== before
