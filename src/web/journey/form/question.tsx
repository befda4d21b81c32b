import type { ReactNode } from 'react'
import type { Control, Option } from '#machines/core/field.ts'
import { today } from '../../browser/today.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { DateField } from '../../ui/inputs/date-field.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { OtpField } from '../../ui/inputs/otp-field.tsx'
import { RadioGroup } from '../../ui/inputs/radio-group.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { ExpiryControl } from './expiry-control.tsx'
import { FileControl } from './file-control.tsx'
import { ListControl } from './list-control.tsx'
import type { QuestionProps } from './question-props.ts'
import { RegisterSays } from './register-says.tsx'
import { SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'

/** One field of a form: its label, control and error. */
export function Question(props: QuestionProps) {
  const { field, error } = props
  if (field.control === 'hidden') return null
  if (field.control === 'checkbox') return <CheckboxQuestion {...props} />
  const group = field.control === 'radio'
  return (
    <Stack gap="small">
      <Field label={field.label} hint={hintOf(props)} error={error} group={group} recorded={field.recorded}>
        {controls[field.control](props)}
      </Field>
      {error && <Remedy {...props} />}
      <RegisterSays {...props} />
    </Stack>
  )
}

/** What can be done about an error besides changing the answer. */
function Remedy({ field, answer, answers, view }: QuestionProps) {
  const event = field.remedy?.(answer, answers, today())
  if (!event || !view.can(event)) return null
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => view.send(event)}>
        {view.journey.events[event.type]?.label}
      </Button>
    </div>
  )
}

type Inside = Exclude<Control, 'hidden' | 'checkbox'>

const text = (props: QuestionProps) => <TextControl {...props} />

const controls: Record<Inside, (props: QuestionProps) => ReactNode> = {
  text,
  paragraph: ({ name, answer, disabled, field, onAnswer }) => (
    <TextArea
      name={name}
      rows={6}
      value={textOf(answer)}
      onChange={onAnswer}
      maxLength={field.maxLength}
      disabled={disabled}
    />
  ),
  digits: text,
  registration: text,
  mobile: text,
  email: text,
  date: ({ name, answer, disabled, field, onAnswer }) => (
    <DateField
      name={name}
      value={textOf(answer)}
      onChange={onAnswer}
      today={today()}
      autoComplete={field.autocomplete}
      disabled={disabled}
      farAway
    />
  ),
  expiry: (props) => <ExpiryControl {...props} />,
  radio: ({ name, answer, disabled, onAnswer, ...props }) => (
    <RadioGroup
      name={name}
      options={optionsOf(props)}
      layout={optionsOf(props).some(isLong) ? 'stack' : 'row'}
      value={choiceOf(answer)}
      onChange={onAnswer}
      disabled={disabled}
    />
  ),
  select: (props) => <SelectControl {...props} />,
  combobox: (props) => <ListControl {...props} />,
  file: (props) => <FileControl {...props} />,
  otp: ({ name, answer, disabled, field, onAnswer, onFull }) => (
    <OtpField
      name={name}
      length={field.maxLength ?? 4}
      value={textOf(answer)}
      onChange={onAnswer}
      onFull={onFull}
      disabled={disabled}
    />
  ),
}

const CheckboxQuestion = ({ name, answer, error, disabled, onAnswer, ...props }: QuestionProps) => (
  <Checkbox
    name={name}
    label={props.field.label}
    hint={hintOf(props)}
    error={error}
    checked={answer === true}
    onChange={onAnswer}
    disabled={disabled}
  />
)

function hintOf({ field, answers }: Pick<QuestionProps, 'field' | 'answers'>): string | undefined {
  return field.note?.(answers, today()) ?? field.hint
}

/** Wider than half a phone: beside others it would stand in lines of its own. */
const isLong = ({ label }: Option) => label.length > 24

function optionsOf({ field, answers }: Pick<QuestionProps, 'field' | 'answers'>): readonly Option[] {
  const { options = [] } = field
  return typeof options === 'function' ? options(answers, today()) : options
}

const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : '')
const choiceOf = (answer: unknown): string | number | undefined =>
  typeof answer === 'string' || typeof answer === 'number' ? answer : undefined
