import { useEffect, useMemo, useRef } from 'react'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import { answersUntil } from '#machines/core/saved-machine.ts'
import { nameOf, screenOf } from '#machines/core/screen.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { policyState } from '../browser/policy-state/policy-state.ts'
import { today } from '../browser/today.ts'
import { choicesOf } from '../saving/choices.ts'
import { leadIdOf, recordIn } from '../saving/context-record.ts'
import { outbox } from '../saving/tab-outbox.ts'
import type { Journey, JourneyHandle } from './journey.ts'

type Announced = { step: SavedStep; record: JourneyRecord }

/**
 * The events that a person causes go to the outbox as the machine hears them, and on the way with the next step that
 * it announces as saved. What was chosen goes to the stored choices.
 */
export function useSaves<M extends AnyStateMachine>(handle: JourneyHandle<M>): JourneyHandle<M> {
  const { journey, send } = handle
  const actor: AnyActorRef = handle.actor
  /** Where it rests: what it emits on its way tells of an event that was heard there. */
  const rested = useRef<AnyMachineSnapshot>(actor.getSnapshot())
  useEffect(() => {
    const keepChoices = choicesKeeper()
    rested.current = actor.getSnapshot()
    beginAnew(actor, journey)
    const answers = actor.on('answered', (answered: unknown) =>
      hold(rested.current, journey, (answered as { event: AnyEventObject }).event),
    )
    const takenBack = actor.on('takenBack', (taken: unknown) =>
      outbox.takeBack(leadIdOf(rested.current.context) ?? '', (taken as { event: AnyEventObject }).event),
    )
    const saves = actor.on('saved', (event: unknown) => {
      const { step, record } = event as Announced
      outbox.add(record, step)
      journey.saved?.(step, record)
    })
    const changes = actor.subscribe((snapshot: AnyMachineSnapshot) => {
      const wasBusy = rested.current.hasTag('busy')
      rested.current = snapshot
      if (wasBusy && !snapshot.hasTag('busy')) beginAnew(actor, journey)
      journey.changed?.(snapshot.context, screenOf(snapshot))
      keepChoices(recordIn(snapshot.context))
    })
    return () => {
      for (const one of [answers, takenBack, saves, changes]) one.unsubscribe()
    }
  }, [actor, journey])

  return useMemo(
    () => ({
      ...handle,
      send: (event) => {
        const { current: snapshot } = rested
        if (journey.events[event.type]?.navigates && handle.can(event)) hold(snapshot, journey, event)
        send(event)
      },
    }),
    [handle, journey, send],
  )
}

function hold(
  snapshot: AnyMachineSnapshot,
  { events }: Pick<Journey, 'events'>,
  event: AnyEventObject,
): void {
  const step = events[event.type]?.saved?.step
  outbox.holdEvent(leadIdOf(snapshot.context) ?? '', { screen: nameOf(screenOf(snapshot)), step, event })
}

/** A journey without a lead tells at its start how it came to where it begins. */
function beginAnew(
  actor: AnyActorRef,
  { machine, events, replay }: Pick<Journey, 'machine' | 'events' | 'replay'>,
): void {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const record = recordIn(snapshot.context)
  if (!replay || !record || record.leadId !== '') return
  const known = answersUntil(
    { machine, events, ...replay },
    { today: today(), record },
    nameOf(screenOf(snapshot)),
  )
  outbox.beginWith(known.map((event) => ({ screen: undefined, step: undefined, event })))
}

/** Keeps what was chosen, once for each record. */
function choicesKeeper(): (record: JourneyRecord | undefined) => void {
  let kept: JourneyRecord | undefined
  return (record) => {
    if (record === undefined || record === kept) return
    kept = record
    policyState.set(choicesOf(record, today()))
  }
}
