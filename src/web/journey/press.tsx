import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { Button, type ButtonProps } from '../ui/actions/button.tsx'
import type { Handle } from './journey.ts'

type PressProps<M extends AnyStateMachine> = Pick<ButtonProps, 'variant' | 'size'> & {
  journey: Handle<M>
  /** One that carries no answers. */
  event: EventFromLogic<M>['type']
}

/** A button of the machine: named by the event, there only while the event would be heard. */
export function Press<M extends AnyStateMachine>({ journey, event, ...look }: PressProps<M>) {
  if (!journey.can(event)) return null
  return (
    <Button size="large" {...look} onClick={() => journey.send({ type: event } as EventFromLogic<M>)}>
      {journey.journey.events[event]?.label}
    </Button>
  )
}
