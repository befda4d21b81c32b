import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  name?: string | undefined
}

/** On or off at once, without a button to confirm; a Checkbox is for what a form will send. */
export function Switch({ label, hint, checked, onChange, disabled, name }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span id={`${id}label`}>{label}</span>
        {hint && (
          <span className={styles.hint} id={`${id}hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        className={styles.track}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}label`}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
