import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'

const none = 0

type NumberChoiceProps<N extends number> = {
  label: string
  hint?: string
  choices: readonly N[]
  value: N | undefined
  format: (choice: N) => string
  onChange: (value: N | undefined) => void
}

/** One of a few numbers, or none of them. */
export function NumberChoice<N extends number>(props: NumberChoiceProps<N>) {
  const { label, hint, choices, value, format, onChange } = props
  const options = choices.map((choice) => ({ value: choice as number, label: format(choice) }))
  return (
    <Field label={label} hint={hint}>
      <Select
        options={[{ value: none, label: 'None' }, ...options]}
        value={value ?? none}
        onChange={(chosen) => onChange(choices.find((choice) => choice === chosen))}
      />
    </Field>
  )
}
