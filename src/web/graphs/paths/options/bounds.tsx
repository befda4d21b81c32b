import { paths as texts } from '#machines/reference/messages/paths.ts'
import { Combobox } from '../../../ui/inputs/combobox.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { type OptionsProps, optionsOf, stateOptions } from './fields.ts'

/** Where paths go from and to, how long each may be, and among how many they are shared. */
export const SuiteBounds = (props: OptionsProps) => (
  <>
    <State {...props} name="from" />
    <State {...props} name="to" />
    <Count {...props} name="maxLength" />
    <Count {...props} name="workers" />
  </>
)

function State({ outline, name, ...view }: OptionsProps & { name: 'from' | 'to' }) {
  const { written, errorOf, write } = optionsOf(view)
  return (
    <Field label={texts.fields[name]} error={errorOf(name)}>
      <Combobox
        options={stateOptions(outline, written[name])}
        value={written[name]}
        onChange={write(name)}
        placeholder={texts.anyState}
      />
    </Field>
  )
}

function Count({ name, ...view }: OptionsProps & { name: 'maxLength' | 'workers' }) {
  const { written, errorOf, write } = optionsOf(view)
  return (
    <Field label={texts.fields[name]} error={errorOf(name)}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.placeholders[name]}
        value={written[name] ?? ''}
        onChange={write(name)}
      />
    </Field>
  )
}
