import { type RefObject, useEffect, useRef } from 'react'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import type { OwnProfile } from '#machines/schemas/profile.ts'
import { JourneyView } from '../../journey/journey-view.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { useNotices } from '../../journey/use-notices.ts'
import styles from './details.module.css'
import { ownDetailsJourney } from './own-details.journey.ts'

export function OwnDetails({ profile }: { profile: OwnProfile }) {
  const journey = useJourney(ownDetailsJourney, { profile })
  const place = useRef<HTMLDivElement>(null)
  const hasLeft = journey.screen.state === 'left'
  useNotices(journey.actor)
  useFocusOnNewView(place, journey.screen.view)
  // Leave the page first, or being signed out would prompt for a login on it.
  useEffect(() => {
    if (hasLeft) void forgetSession()
  }, [hasLeft])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to a form
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-label={texts.sections.myProfile.title}
      className={styles.focus}
    >
      <JourneyView {...journey} errors={journey.model.errors} />
    </div>
  )
}

/** Another view starts at its top and is read aloud from there. */
function useFocusOnNewView(place: RefObject<HTMLElement | null>, view: string | undefined): void {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [place, view])
}

/** The server has ended it here as well. */
const forgetSession = () =>
  import('../../session/session-actor.ts').then(({ sessionActor }) =>
    sessionActor.actor.send({ type: 'left.elsewhere' }),
  )
