import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { screenOf } from '#machines/core/screen.ts'
import { useNavigation } from '../navigation/navigation.ts'
import type { JourneyHandle } from './journey.ts'

/**
 * One history entry per screen, where the journey names its screens: the address follows the machine, and the machine
 * follows the browser's Back and Forward.
 */
export function useStepInUrl(journey: JourneyHandle): void {
  const { history, page } = useNavigation()
  const shown = journey.journey.step?.(journey.screen)
  const asked = useRouterState({ select: ({ location }) => stepIn(location.searchStr) })
  const before = useRef<{ shown?: string; asked?: string | undefined }>({})
  /** The content of history entries by position. */
  const trail = useRef<Record<number, string>>({})

  useEffect(() => {
    // On the way to another page the address is no longer this journey's.
    if (shown === undefined || history.location.pathname !== page) return
    // The router tells of an address a little late: by then the history may have another, and nobody asked for this one.
    if (asked !== stepIn(history.location.search)) return
    const last = before.current
    before.current = { shown, asked }
    const place = history.location.state.__TSR_index
    trail.current[place] = asked ?? shown
    if (shown === asked) return
    if (last.shown === shown && asked !== undefined && asked !== last.asked) {
      const now = revisit(journey, asked)
      if (now !== undefined && now !== asked) history.replace(addressOf(page, now), history.location.state)
      before.current = { shown: now ?? shown, asked }
    } else if (last.shown === undefined || asked === undefined) {
      history.replace(addressOf(page, shown), history.location.state)
    } else if (trail.current[place - 1] === shown) history.back()
    else history.push(addressOf(page, shown))
  }, [shown, asked, page, journey, history])
}

/** Moves the machine to the screen of the address, or as close as its answers allow. */
function revisit(journey: JourneyHandle, asked: string): string | undefined {
  journey.send({ type: 'revisited', screen: asked })
  return journey.journey.step?.(screenOf(journey.actor.getSnapshot()))
}

/** The screen that the address names. */
export const stepIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('step') ?? undefined

const addressOf = (path: string, step: string) => `${path}?step=${step}`
