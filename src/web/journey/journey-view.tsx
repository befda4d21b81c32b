import { type ReactNode, Suspense } from 'react'
import type { AnyStateMachine } from 'xstate'
import { Asked } from './asked.tsx'
import type { Handle } from './journey.ts'
import { JourneyScreen } from './journey-screen.tsx'

/** What a state looks like: its view or its question, and what stands over it. */
export function JourneyView<M extends AnyStateMachine>({ journey }: { journey: Handle<M> }) {
  const { view = '', overlay = view, state } = journey.screen
  const Overlay = journey.journey.overlays?.[overlay]
  const View = journey.journey.views?.[view]
  const Frame = journey.journey.frame ?? Unframed
  return (
    <Frame journey={journey}>
      {View ? <View journey={journey} /> : <Generic key={topOf(state)} journey={journey} />}
      <Suspense>{Overlay && <Overlay journey={journey} />}</Suspense>
    </Frame>
  )
}

const Unframed = ({ children }: { children: ReactNode }) => children

const Generic = ({ journey }: { journey: Handle }) => (
  <JourneyScreen journey={journey}>
    <Asked journey={journey} />
  </JourneyScreen>
)

/** A state and those inside it are one screen. */
const topOf = (state: string) => state.split('.')[0]
