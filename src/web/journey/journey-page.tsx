/**
 * The page of a journey. It runs the machine, saves its answers, follows it in the address, and shows its state:
 * the view that `meta` names, else the form or the tiles of the event that `meta.asks` names.
 *
 *   <JourneyPage journey={quoteListJourney} input={{ today: today(), record }} />
 *
 * When the server has another record than this page thought, it begins anew from that one, `{ today, record }`.
 */
import { type ReactNode, Suspense, useState } from 'react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { Asked } from './asked.tsx'
import type { Fault, Handle, Journey } from './journey.ts'
import { JourneyScreen } from './journey-screen.tsx'
import { ProveOwner } from './prove-owner.tsx'
import { leadIdOf } from './record-of.ts'
import { outbox } from './the-outbox.ts'
import { today } from './today.ts'
import { useFollowing } from './use-following.ts'
import { useJourney } from './use-journey.ts'
import { useNews } from './use-news.ts'
import { useSaves } from './use-saves.ts'

export type JourneyPageProps<M extends AnyStateMachine> = { journey: Journey<M>; input: InputFrom<M> }

export function JourneyPage<M extends AnyStateMachine>({ journey, input }: JourneyPageProps<M>) {
  const [run, setRun] = useState({ count: 0, input })
  const restart = (record: MotorRecord) => {
    const anew = { today: today(), record } as InputFrom<M>
    setRun(({ count }) => ({ count: count + 1, input: anew }))
  }
  return <Running key={run.count} journey={journey} input={run.input} onMoved={restart} />
}

type RunningProps<M extends AnyStateMachine> = JourneyPageProps<M> & {
  onMoved: (record: MotorRecord) => void
}

function Running<M extends AnyStateMachine>({ journey, input, onMoved }: RunningProps<M>) {
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [isLocked, setLocked] = useState(false)
  const running: Handle<M> = useJourney(journey, input, faults)
  useSaves(running)
  useFollowing(running)
  useNews(running, { onMoved, onFaults: setFaults, onLocked: () => setLocked(true) })

  const unlock = () => {
    setLocked(false)
    outbox.retry()
  }
  if (isLocked) return <ProveOwner leadId={leadIdOf(running.context) ?? ''} onProved={unlock} />
  return <JourneyView journey={running} />
}

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
