import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import styles from './checkbox.module.css'
import { FieldError } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type'> {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
}

export function Checkbox({ label, hint, checked, onChange, error, ...rest }: CheckboxProps) {
  const id = useId()
  const describedBy = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          type="checkbox"
          {...rest}
          className={styles.box}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div className={styles.hint} id={`${id}hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
