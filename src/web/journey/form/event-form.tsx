/**
 * A form made from an event's definition: questions, messages, button, draft, focus on the first fault.
 *
 *   <EventForm {...view} />                           asks what the state's meta asks
 *   <EventForm {...view} asks="details.given" busyLabel="Getting Quotes..." isInDialog />
 */
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { EventDefinition } from '#machines/core/event.ts'
import { retypeEarlyTexts } from '../../browser/early-text.ts'
import { postedFor, setPosted } from '../../browser/posted-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ScreenActions } from '../../ui/layout/screen.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { ViewProps } from '../journey.ts'
import { focusFirstError } from './focus-first-error.ts'
import { Questions } from './questions.tsx'
import { useEventForm } from './use-event-form.ts'
import { useServerErrors } from './use-server-errors.ts'

type EventFormProps = ViewProps & {
  asks?: string | undefined
  /** The button's label while the machine waits. */
  busyLabel?: string | undefined
  /** Other ways on, beside the button. */
  actions?: ReactNode
  /** The error is in the answers; sending the same again would not help. */
  isJudged?: boolean | undefined
  /** The error is shown elsewhere. */
  isQuiet?: boolean | undefined
  /** The button is at the end of the form instead of the bottom edge of small screens. */
  isInDialog?: boolean | undefined
  /** What is read before the questions; the bar of the buttons stays in sight along it. */
  children?: ReactNode
}

export function EventForm({ asks, ...props }: EventFormProps) {
  const event = asks ?? props.screen.asks ?? ''
  const definition = props.journey.events[event]
  return definition ? <Form key={event} {...props} asks={event} definition={definition} /> : null
}

type FormProps = EventFormProps & { asks: string; definition: EventDefinition }

function Form({
  asks,
  definition,
  busyLabel,
  actions,
  isJudged,
  isQuiet,
  isInDialog,
  children,
  ...view
}: FormProps) {
  const [posted] = useState(() => postedFor(asks))
  const form = useEventForm(view, asks, definition, posted)
  const element = useRef<HTMLFormElement>(null)
  const [isSent, setSent] = useState(false)
  const { busy, problem = isSent ? undefined : posted?.problem } = view.screen
  useServerErrors(form, element, definition, view.errors)
  useLayoutEffect(() => {
    setPosted(undefined)
    if (element.current) retypeEarlyTexts(element.current)
  }, [])

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    setSent(true)
    await form.handleSubmit()
    if (!form.state.isValid) focusFirstError(element.current)
  }
  const again = () => void submit()
  const send = (
    <Button
      type="submit"
      size="large"
      data-label={definition.label}
      busy={busy}
      busyLabel={busyLabel}
      wide={isInDialog}
    >
      {definition.label}
    </Button>
  )
  return (
    // Where there is no script the server takes it, at the address of its page (decision 0236).
    <form ref={element} method="post" onSubmit={submit} noValidate aria-label={definition.label}>
      <Stack gap="large">
        <Stack>
          {problem && !isQuiet && <Problem text={problem} onRetry={isJudged ? undefined : again} />}
          {children}
          <Questions form={form} view={view} definition={definition} onFull={again} />
        </Stack>
        {isInDialog ? (
          send
        ) : (
          <ScreenActions>
            {actions}
            {send}
          </ScreenActions>
        )}
      </Stack>
    </form>
  )
}

const Problem = ({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) => (
  <Notice
    kind="error"
    action={
      onRetry && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      )
    }
  >
    {text}
  </Notice>
)
