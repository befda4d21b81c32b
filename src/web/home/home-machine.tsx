import { useEffect, useLayoutEffect } from 'react'
import type { HomeEvent } from '#machines/home/home.events.ts'
import { today } from '../browser/today.ts'
import { useJourney } from '../journey/use-journey.ts'
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
  useLayoutEffect(() => onChange(home), [home, onChange])
  useEffect(() => {
    for (const event of early) actor.send(event)
  }, [early, actor])
  return null
}
