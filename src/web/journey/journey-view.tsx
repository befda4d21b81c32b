import { type ReactNode, Suspense, useEffect } from 'react'
import type { AnyStateMachine } from 'xstate'
import { placeNamesWhenIdle } from '../language/place-names.ts'
import { preloadWhenIdle } from '../lazily.ts'
import { EventPrompt } from './event-prompt.tsx'
import type { ViewProps } from './journey.ts'
import { JourneyScreen } from './journey-screen.tsx'
import { useChild } from './use-journey.ts'

/** Renders a state: its view or its form, and its overlay. */
export function JourneyView<M extends AnyStateMachine>(props: ViewProps<M>) {
  const { overlays, views, frame: Frame = Unframed } = props.journey
  const { view = '', overlay = view, state } = props.screen
  const Overlay = overlays?.[overlay]
  const View = views?.[view]
  useEffect(() => preloadWhenIdle(Object.values(overlays ?? {})), [overlays])
  useEffect(placeNamesWhenIdle, [])
  return (
    <Frame {...props}>
      {View ? <View {...props} /> : <Generic key={topOf(state)} {...props} />}
      <Suspense>{Overlay && <Overlay {...props} />}</Suspense>
    </Frame>
  )
}

const Unframed = ({ children }: { children: ReactNode }) => children

const Generic = (view: ViewProps) => (
  <JourneyScreen {...view}>
    <EventPrompt {...view} />
  </JourneyScreen>
)

/** A state and its descendants are one screen. */
const topOf = (state: string) => state.split('.')[0]

/** The screens of a machine that the journey's own machine invokes under `id`, while it runs. */
export function ChildView({ id, ...parent }: ViewProps & { id: string }) {
  const child = useChild(parent, id, parent.journey.children?.[id] ?? parent.journey)
  return child && <JourneyView {...child} />
}
