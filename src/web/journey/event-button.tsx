import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { Button, type ButtonProps } from '../ui/actions/button.tsx'
import type { ViewProps } from './journey.ts'

type EventButtonProps<M extends AnyStateMachine> = ViewProps<M> &
  Pick<ButtonProps, 'variant' | 'size'> & {
    /** An event without a payload. */
    event: EventFromLogic<M>['type']
  }

/** A button for an event: labelled by the event's definition, shown only while the event is accepted. */
export function EventButton<M extends AnyStateMachine>(props: EventButtonProps<M>) {
  const { journey, can, send, event, variant, size = 'large' } = props
  if (!can(event)) return null
  return (
    <Button
      variant={variant}
      size={size}
      data-label={journey.events[event]?.label}
      onClick={() => send({ type: event } as EventFromLogic<M>)}
    >
      {journey.events[event]?.label}
    </Button>
  )
}
