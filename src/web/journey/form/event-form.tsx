/**
 * A form made from an event's definition: questions, messages, button, draft, focus on the first fault.
 *
 *   <EventForm journey={journey} />                           asks what the state's meta asks
 *   <EventForm journey={journey} asks="details.given" busyLabel="Getting Quotes..." />
 */
import { useStore } from '@tanstack/react-form'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { EventDefinition } from '#machines/core/event.ts'
import { askedFields } from '#machines/core/field.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ScreenActions } from '../../ui/layout/screen.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { Handle } from '../journey.ts'
import { today } from '../today.ts'
import { focusFirstFault } from './focus-first-fault.ts'
import { Question } from './question.tsx'
import { useEventForm } from './use-event-form.ts'

export type EventFormProps = {
  journey: Handle
  asks?: string | undefined
  /** What the button says while the machine waits. */
  busyLabel?: string | undefined
  /** Other ways on, beside the button. */
  actions?: ReactNode
  /** What went wrong is mended in the answers; sending the same again would not help. */
  isJudged?: boolean | undefined
}

export function EventForm({ asks, ...props }: EventFormProps) {
  const event = asks ?? props.journey.screen.asks ?? ''
  const definition = props.journey.journey.events[event]
  return definition ? <Form key={event} {...props} asks={event} definition={definition} /> : null
}

type FormProps = EventFormProps & { asks: string; definition: EventDefinition }

function Form({ journey, asks, definition, busyLabel, actions, isJudged }: FormProps) {
  const form = useEventForm(journey, asks, definition)
  const element = useRef<HTMLFormElement>(null)
  const answers = useStore(form.store, (state) => state.values)
  const { busy, problem } = journey.screen

  useEffect(() => {
    for (const { path, message } of journey.faults) {
      if (path in definition.fields) form.setFieldMeta(path, withServerError(message))
    }
    if (journey.faults.length > 0) focusFirstFault(element.current)
  }, [journey.faults, definition, form])

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    await form.handleSubmit()
    if (!form.state.isValid) focusFirstFault(element.current)
  }

  return (
    <form ref={element} onSubmit={submit} noValidate aria-label={definition.label}>
      <Stack gap="large">
        <Stack>
          {problem && <Problem text={problem} onRetry={isJudged ? undefined : () => void submit()} />}
          {askedFields(definition.fields, answers, today()).map(([name, field]) => (
            <form.Field key={name} name={name}>
              {({ state, handleChange }) => (
                <Question
                  name={name}
                  field={field}
                  answer={state.value}
                  answers={answers}
                  error={messageOf(state.meta.errors)}
                  disabled={busy}
                  journey={journey}
                  onAnswer={handleChange}
                  onFull={() => void submit()}
                />
              )}
            </form.Field>
          ))}
        </Stack>
        <ScreenActions>
          {actions}
          <Button type="submit" size="large" busy={busy} busyLabel={busyLabel}>
            {definition.label}
          </Button>
        </ScreenActions>
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

function messageOf(errors: readonly unknown[]): string | undefined {
  const [first] = errors
  if (typeof first === 'string') return first
  return typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : undefined
}

const withServerError =
  (message: string) =>
  <Meta extends { errorMap: object }>(meta: Meta): Meta => ({
    ...meta,
    errorMap: { ...meta.errorMap, onServer: message },
  })
