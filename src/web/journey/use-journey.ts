/**
 * Runs a journey for as long as the component stands, and goes to another page when a state lives there:
 *
 *   const journey = useJourney(homeJourney, { today: today() })
 *   const expiry = useChild(journey, 'expiry', expiryJourney)     an invoked machine, while it runs
 *
 * Most pages use <JourneyPage> instead, which also saves, shows and names the screens.
 */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate'
import { screenOf } from '#machines/core/screen.ts'
import { useNavigation } from '../navigation/navigation.ts'
import { recorded } from '../recorder/recorded.ts'
import { leadIdOf } from '../saving/context-record.ts'
import type { FieldError, Journey, JourneyHandle } from './journey.ts'

export function useJourney<M extends AnyStateMachine>(
  journey: Journey<M>,
  input: InputFrom<M>,
  errors?: readonly FieldError[],
): JourneyHandle<M> {
  const actor: AnyActorRef = useActorRef(journey.machine as AnyStateMachine, { input, ...recorded() })
  const handle = useHandle(journey, actor as ActorRefFrom<M>, errors)
  useLeaving(handle)
  return handle
}

/** An invoked child machine as a journey; undefined while it does not run. */
export function useChild<M extends AnyStateMachine>(
  parent: JourneyHandle,
  id: string,
  journey: Journey<M>,
): JourneyHandle<M> | undefined {
  const held: AnyActorRef | undefined = parent.actor.getSnapshot().children[id]
  const child = useSelector(held ?? (parent.actor as AnyActorRef), innerOf(held))
  const handle = useHandle(journey, (child ?? parent.actor) as ActorRefFrom<M>)
  return child && handle
}

/** The actual machine of a lazily loaded child, else the child. */
const innerOf = (held: AnyActorRef | undefined) => (snapshot: object | undefined) =>
  held && snapshot && 'inner' in snapshot ? (snapshot.inner as AnyActorRef | undefined) : held

const nothingWrong: readonly FieldError[] = []

/** A machine that runs independently of this component. */
export function useHandle<M extends AnyStateMachine>(
  journey: Journey<M>,
  actor: ActorRefFrom<M>,
  errors: readonly FieldError[] = nothingWrong,
): JourneyHandle<M> {
  const snapshot: AnyMachineSnapshot = useSelector(actor as AnyActorRef, (current) => current)
  return useMemo(
    () => ({
      journey,
      actor,
      errors,
      screen: screenOf(snapshot),
      model: snapshot.context,
      send: (event) => (actor as AnyActorRef).send(event),
      can: (event) =>
        snapshot.status === 'active' && snapshot.can(typeof event === 'string' ? { type: event } : event),
    }),
    [journey, actor, snapshot, errors],
  )
}

/**
 * Where the machine stands on another page it leads there. An automatic redirect replaces the history entry, and so does
 * one after Back, where the machine has not moved: Back does not lead to that entry again. Who is already on the way to
 * another page is led nowhere.
 */
function useLeaving({ journey, screen, model }: JourneyHandle): void {
  const { history, page } = useNavigation()
  const path = screen.path?.replace('{id}', encodeURIComponent(leadIdOf(model) ?? ''))
  const stoodAt = useRef(path)
  useEffect(() => {
    const hasMoved = stoodAt.current !== path
    stoodAt.current = path
    if (path === undefined || path === page || history.location.pathname !== page) return
    const { search = '', state = {}, replaces = false } = journey.navigationState?.(model) ?? {}
    if (hasMoved && !replaces) history.push(path + search, state)
    else history.replace(path + search, state)
  }, [path, page, history, journey, model])
}
