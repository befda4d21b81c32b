import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { PostedForm } from '#contract/views/posted-form.ts'
import type { EventDefinition } from '#machines/core/event.ts'
import type { Answers } from '#machines/core/field.ts'
import { today } from '../../browser/today.ts'
import type { ViewProps } from '../journey.ts'
import { draftOf } from './drafts.ts'
import { initialAnswers, newlyKnown, usualAnswers } from './initial.ts'
import { knownAnswers } from './known-answers.ts'
import { errorsOf, withServerError } from './server-error.ts'

/**
 * The form of an event: filled from draft and record, validated by the event's schema, sent to the machine. One that
 * was posted without script has what was typed, and its errors.
 */
export function useEventForm(
  view: ViewProps,
  asks: string,
  definition: EventDefinition,
  posted?: PostedForm,
) {
  const known = knownAnswers(view, asks)
  const [opened] = useState(known)
  const draft = draftOf(view, asks, definition)
  const schema = definition.schema(today()) as v.GenericSchema<Answers, Answers>

  const form = useForm({
    defaultValues: initialAnswers(definition.fields, known, posted?.answers ?? draft.read(), today()),
    ...(posted && { defaultState: { fieldMetaBase: errorsOf(posted) } }),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    // A repeated answer would later hide what the server has learned.
    listeners: {
      onChange: ({ formApi, fieldApi }) => {
        fieldApi.setMeta(withServerError(undefined))
        followUp(formApi.state.values)
        draft.write(newlyKnown(opened, formApi.state.values))
      },
    },
    onSubmit: ({ value }) => {
      draft.forget()
      view.send({ type: asks, ...v.parse(schema, value) })
    },
  })

  const followed = useRef(form.state.values)
  const followUp = (now: Answers) => {
    const usual = usualAnswers(definition.fields, followed.current, now, today())
    followed.current = now
    for (const [key, answer] of Object.entries(usual)) form.setFieldValue(key, answer)
  }

  const before = useRef(known)
  useEffect(() => {
    const told = Object.entries(newlyKnown(before.current, known))
    const typed = newlyKnown(before.current, form.state.values)
    before.current = known
    for (const [key, answer] of told) {
      // What the person has typed meanwhile stays; what a dialog has chosen counts.
      const isTyped = key in typed && definition.fields[key]?.control === 'text'
      if (!isTyped) form.setFieldValue(key, answer)
    }
  })

  return form
}

export type EventFormApi = ReturnType<typeof useEventForm>
