import { useEffect, useLayoutEffect, useRef } from 'react'
import type { HomeEvent } from '#machines/home/home.events.ts'
import { today } from '../browser/today.ts'
import { useJourney } from '../journey/use-journey.ts'
import { useNavigation } from '../navigation/navigation.ts'
import { homeJourney } from './home.journey.ts'
import type { RunningHome } from './home-view.ts'

type HomeMachineProps = {
  /** What was pressed before the machine was there. */
  early: readonly HomeEvent[]
  onChange: (home: RunningHome) => void
}

/** Runs the machine of the home page, which is shown without it at first. */
export function HomeMachine({ early, onChange }: HomeMachineProps) {
  const home = useJourney(homeJourney, { today: today() })
  const { actor } = home
  useKeptForm(home, early.length > 0)
  useLayoutEffect(() => onChange(home), [home, onChange])
  useEffect(() => {
    for (const event of early) actor.send(event)
  }, [early, actor])
  return null
}

/** A reload, and Back from prices, lead to the form that was chosen and not to the first one. */
function useKeptForm({ actor, model: { category, health } }: RunningHome, isBegun: boolean): void {
  const { history, page } = useNavigation()
  const isFirst = useRef(true)
  useEffect(() => {
    const { category: kept } = history.location.state
    if (isFirst.current && !isBegun && kept) actor.send({ type: 'category.chosen', category: kept })
    isFirst.current = false
  }, [actor, history, isBegun])
  // Before the answers lead away from this entry of the history.
  useLayoutEffect(() => {
    const { pathname, href, state } = history.location
    const isKept = category === state.category && (!health || health === state.health)
    if (!category || isKept || pathname !== page) return
    history.replace(href, { ...state, category, ...(health && { health }) })
    // Else the next entry takes the place of this one.
    history.flush()
  }, [category, health, history, page])
}
