import { useState } from 'react'
import * as v from 'valibot'
import type { ListName } from '#machines/core/field.ts'
import { today } from '../../browser/today.ts'
import { type PlaceNames, usePlaceNames } from '../../language/place-names.ts'
import { recordIn } from '../../saving/context-record.ts'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { ListFailed } from './list-failed.tsx'
import type { Entry } from './list-sources.ts'
import { useList } from './lists.ts'
import type { QuestionProps } from './question-props.ts'

/** A list searched by typing. */
export function ListControl(props: QuestionProps) {
  const { list } = props.field
  return list ? <FromList {...props} list={list} /> : <FromOptions {...props} />
}

/** A list that the definition itself has; the answer is the value. */
function FromOptions({ name, answer, answers, disabled, field: { options = [] }, onAnswer }: QuestionProps) {
  return (
    <Combobox
      name={name}
      options={typeof options === 'function' ? options(answers, today()) : options}
      value={valueIn(answer)}
      onChange={onAnswer}
      disabled={disabled}
    />
  )
}

function FromList({ name, answer, disabled, view, onAnswer, list }: QuestionProps & { list: ListName }) {
  const [typed, setTyped] = useState('')
  const { entries, isPending, isFailed, retry, prompt, inputMode } = useList(
    list,
    recordIn(view.model),
    typed,
  )
  const options = withChosen(entries, answer, usePlaceNames())
  return (
    <>
      <Combobox
        name={name}
        options={options}
        value={valueIn(answer)}
        onType={setTyped}
        onChange={(value) => onAnswer(options.find((entry) => entry.value === value)?.answer)}
        disabled={disabled}
        emptyText={
          prompt ?? (isFailed ? 'The list could not be loaded.' : isPending ? 'Loading the list' : undefined)
        }
        inputMode={inputMode}
      />
      {isFailed && <ListFailed onRetry={retry} />}
    </>
  )
}

const value = v.union([v.string(), v.number()])
const answered = v.union([v.object({ value, label: v.string() }), v.object({ value, city: v.string() })])

function valueIn(answer: unknown): string | number | undefined {
  const entry = v.safeParse(answered, answer)
  if (entry.success) return entry.output.value
  return typeof answer === 'string' || typeof answer === 'number' ? answer : undefined
}

/** An earlier answer is shown even before its list is loaded, and one that no list has as it was typed. */
function withChosen(
  entries: readonly Entry[],
  answer: unknown,
  { inPlaceLabels }: PlaceNames,
): readonly Entry[] {
  const chosen = valueIn(answer)
  if (chosen === undefined || entries.some(({ value }) => value === chosen)) return entries
  const entry = v.safeParse(answered, answer)
  if (!entry.success) return [...entries, { value: chosen, label: String(chosen), answer }]
  const label = 'label' in entry.output ? entry.output.label : entry.output.city
  return [...entries, { value: entry.output.value, label: inPlaceLabels(label), answer }]
}
