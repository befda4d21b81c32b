import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { pathsPageMachine } from '#machines/paths-page/paths-page.machine.ts'
import { inPlace } from '../../journey/in-place.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useSearch } from '../use-search.ts'
import { addressOf, placeIn } from './address.ts'

/**
 * The address follows the page, and the page follows the browser's back, forward and links. A step takes the place of
 * the one before; another path or other options are something to come back from.
 */
export function useAddress(journey: ViewProps<typeof pathsPageMachine>): void {
  const { history } = useRouter()
  const asked = addressOf(placeIn(useSearch()))
  const shown = addressOf(journey.model)
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
      history[isWorthAnEntry(asked, shown) ? 'push' : 'replace'](home.current + shown, inPlace)
  }, [asked, shown, isTyping, journey, history])
}

/** Not for a step, and not where a path went because the suite has none such. */
function isWorthAnEntry(asked: string, shown: string): boolean {
  const [before, after] = [placeIn(asked), placeIn(shown)]
  const { path } = after
  return (
    addressOf({ ...before, path, step: 0 }) !== addressOf({ ...after, step: 0 }) || isOther(path, before.path)
  )
}

const isOther = (path: string | undefined, before: string | undefined) =>
  path !== undefined && path !== before
