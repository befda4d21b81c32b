import { type Ref, useImperativeHandle } from 'react'
import { formatRegistration } from '#machines/motor/rules/registration-number.ts'
import { useCleanTyping } from '../../../journey/form/caret.ts'
import { useControl } from '../../../ui/inputs/control.ts'
import styles from './plate-input.module.css'

type PlateInputProps = {
  value: string
  onChange: (value: string) => void
  /** What stands there before anything is typed. */
  example: string
  inputRef: Ref<HTMLInputElement | null>
}

/** The registration number field, styled as an Indian number plate. */
export function PlateInput({ value, onChange, example, inputRef }: PlateInputProps) {
  const control = useControl()
  const { input, text, type } = useCleanTyping(value, formatRegistration, onChange)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current)
  return (
    <div className={styles.plate}>
      <span className={styles.mark} aria-hidden="true">
        <span className={styles.wheel} />
        IND
      </span>
      <input
        {...control}
        ref={input}
        className={styles.input}
        type="text"
        name="registrationNumber"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={example}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  )
}
