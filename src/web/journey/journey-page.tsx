/**
 * The page of a journey. It runs the machine, saves its answers, follows it in the address, and shows its state:
 * the view that `meta` names, else the form or the tiles of the event that `meta.asks` names.
 *
 *   <JourneyPage journey={quoteListJourney} input={{ today: today(), record }} />
 *
 * When somebody else has moved the journey on, it asks whose answers count and begins anew, `{ today, record }`.
 */
import { useCallback, useState } from 'react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { today } from '../browser/today.ts'
import { leadIdOf } from '../saving/context-record.ts'
import { outbox } from '../saving/tab-outbox.ts'
import type { FieldError, Journey, JourneyHandle } from './journey.ts'
import { JourneyView } from './journey-view.tsx'
import { Merging } from './merge/merging.tsx'
import { ProveOwner } from './prove-owner/prove-owner.tsx'
import { useJourney } from './use-journey.ts'
import { useSaveEvents } from './use-save-events.ts'
import { useSaves } from './use-saves.ts'
import { useStepInUrl } from './use-step-in-url.ts'

type JourneyPageProps<M extends AnyStateMachine> = { journey: Journey<M>; input: InputFrom<M> }

export function JourneyPage<M extends AnyStateMachine>({ journey, input }: JourneyPageProps<M>) {
  const [run, setRun] = useState({ count: 0, input })
  const restart = (record: JourneyRecord) => {
    journey.restarted?.(record)
    const anew = { today: today(), record } as InputFrom<M>
    setRun(({ count }) => ({ count: count + 1, input: anew }))
  }
  return <Running key={run.count} journey={journey} input={run.input} onMerged={restart} />
}

type RunningProps<M extends AnyStateMachine> = JourneyPageProps<M> & {
  onMerged: (record: JourneyRecord) => void
}

function Running<M extends AnyStateMachine>({ journey, input, onMerged }: RunningProps<M>) {
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [lock, setLock] = useState<{ mobile: string | undefined }>()
  const running: JourneyHandle<M> = useSaves(useJourney(journey, input, errors))
  useStepInUrl(running)
  useSaveEvents(running, { onErrors: setErrors, onLocked: (mobile) => setLock({ mobile }) })

  const unlock = useCallback(() => {
    setLock(undefined)
    outbox.retry()
  }, [])
  const leadId = leadIdOf(running.model)
  if (lock && leadId) return <ProveOwner leadId={leadId} mobile={lock.mobile} onProved={unlock} />
  return (
    <>
      <JourneyView {...running} />
      {leadId && <Merging running={running} leadId={leadId} onMerged={onMerged} />}
    </>
  )
}
