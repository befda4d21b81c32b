import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'

const nothing = 0

type NumberChoiceProps<N extends number> = {
  label: string
  hint?: string
  /** What choosing none of them is called. */
  none?: string | undefined
  choices: readonly N[]
  value: N | undefined
  format: (choice: N) => string
  onChange: (value: N | undefined) => void
}

/** One of a few numbers, or none of them. */
export function NumberChoice<N extends number>(props: NumberChoiceProps<N>) {
  const { label, hint, none = 'None', choices, value, format, onChange } = props
  const options = choices.map((choice) => ({ value: choice as number, label: format(choice) }))
  return (
    <Field label={label} hint={hint}>
      <Select
        options={[{ value: nothing, label: none }, ...options]}
        value={value ?? nothing}
        onChange={(chosen) => onChange(choices.find((choice) => choice === chosen))}
      />
    </Field>
  )
}
