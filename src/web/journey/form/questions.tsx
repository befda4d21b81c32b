import { useStore } from '@tanstack/react-form'
import type { EventDefinition } from '#machines/core/event.ts'
import { visibleFields } from '#machines/core/field.ts'
import { today } from '../../browser/today.ts'
import type { ViewProps } from '../journey.ts'
import { Question } from './question.tsx'
import { QuestionGroup } from './question-group.tsx'
import { cellsOf, groupsOf, type NamedField } from './question-groups.ts'
import type { EventFormApi } from './use-event-form.ts'

type Judged = { isTouched: boolean; errors: readonly unknown[]; errorMap: { onServer?: unknown } }

type QuestionsProps = {
  form: EventFormApi
  view: ViewProps
  definition: EventDefinition
  onFull: () => void
}

/** The questions that apply given the answers so far, neighbours of one group under its heading. */
export function Questions({ form, view, definition, onFull }: QuestionsProps) {
  const answers = useStore(form.store, (state) => state.values)
  const ask = ([name, field]: NamedField) => (
    <form.Field key={name} name={name}>
      {({ state, handleChange }) => (
        <Question
          name={name}
          field={field}
          answer={state.value}
          answers={answers}
          error={messageOf(errorsOf(state.meta))}
          disabled={view.screen.busy}
          view={view}
          onAnswer={handleChange}
          onFull={onFull}
        />
      )}
    </form.Field>
  )
  return groupsOf(visibleFields(definition.fields, answers, today())).map(({ title, fields }) =>
    title === undefined ? (
      fields.map(ask)
    ) : (
      <QuestionGroup key={title} title={title} cells={cellsOf(fields)} ask={ask} />
    ),
  )
}

/** A question that appeared since the form was last sent is not judged before it is answered or the form is sent again. */
const errorsOf = ({ isTouched, errors, errorMap }: Judged): readonly unknown[] =>
  isTouched ? errors : [errorMap.onServer]

function messageOf([first]: readonly unknown[]): string | undefined {
  if (typeof first === 'string') return first
  return typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : undefined
}
