import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { Button, type ButtonProps } from '../ui/actions/button.tsx'
import type { ViewProps } from './journey.ts'

type EventButtonProps<M extends AnyStateMachine> = ViewProps<M> &
  Pick<ButtonProps, 'variant' | 'size'> & {
    /** One that carries no answers. */
    event: EventFromLogic<M>['type']
  }

/** A button of the machine: named by the event, there only while the event would be heard. */
export function EventButton<M extends AnyStateMachine>(props: EventButtonProps<M>) {
  const { journey, can, send, event, variant, size = 'large' } = props
  if (!can(event)) return null
  return (
    <Button variant={variant} size={size} onClick={() => send({ type: event } as EventFromLogic<M>)}>
      {journey.events[event]?.label}
    </Button>
  )
}
