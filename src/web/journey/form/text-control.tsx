import type { ComponentProps } from 'react'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useCleanTyping } from './caret.ts'
import type { QuestionProps } from './question-props.ts'

type Keyboard = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>

const keyboards: Partial<Record<QuestionProps['field']['control'], Keyboard>> = {
  digits: { inputMode: 'numeric' },
  mobile: { type: 'tel', inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  registration: { autoCapitalize: 'characters', spellCheck: false },
}

/** A text input, cleaned by the field's own rule while typing. */
export function TextControl({ name, field, answer, disabled, onAnswer }: QuestionProps) {
  const { input, text, type } = useCleanTyping(
    typeof answer === 'string' ? answer : '',
    field.clean,
    onAnswer,
  )
  return (
    <TextInput
      ref={input}
      name={name}
      value={text}
      onChange={type}
      disabled={disabled}
      autoComplete={field.autocomplete}
      {...(field.clean ? {} : { maxLength: field.maxLength })}
      {...(field.control === 'mobile' && { prefix: '+91' })}
      {...keyboards[field.control]}
    />
  )
}
