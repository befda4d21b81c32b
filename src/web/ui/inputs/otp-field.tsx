import { type ComponentProps, type CSSProperties, useState } from 'react'
import { cx } from '../cx.ts'
import { useControl } from './control.ts'
import { digitsOf } from './digits.ts'
import styles from './otp-field.module.css'

interface OtpFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** How many digits the code has. */
  length: number
  value: string
  onChange: (value: string) => void
  /** Called with the last digit, typed, pasted or autofilled. */
  onFull?: ((code: string) => void) | undefined
}

/** A one-time code: cells for the eye, one plain input for keyboards, screen readers and autofill. */
export function OtpField({ length, value, onChange, onFull, ...rest }: OtpFieldProps) {
  const control = useControl()
  const [focused, setFocused] = useState(false)
  const current = Math.min(value.length, length - 1)

  const type = (typed: string) => {
    const code = digitsOf(typed).slice(0, length)
    onChange(code)
    if (code.length === length && code !== value) onFull?.(code)
  }

  return (
    <div className={styles.field} style={{ '--cells': length } as CSSProperties}>
      <input
        {...control}
        {...rest}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onSelect={({ currentTarget }) => currentTarget.setSelectionRange(length, length)}
        onChange={(event) => type(event.target.value)}
      />
      <div className={styles.cells} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={index}
            className={cx(styles.cell, focused && index === current && styles.current)}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  )
}
