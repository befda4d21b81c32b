import { type ReactNode, useId } from 'react'
import { WarningIcon } from '../icons/interface.tsx'
import { ControlContext } from './control.ts'
import styles from './field.module.css'

interface FieldProps {
  label: string
  hint?: ReactNode
  /** The error of a field, announced politely. */
  error?: string | undefined
  required?: boolean | undefined
  /** For a control of several parts such as a radio group: the label names the group. */
  group?: boolean | undefined
  /** Its value may be recorded with the other interactions. */
  recorded?: boolean | undefined
  /** Stands at the end of the label's line. */
  aside?: ReactNode
  children: ReactNode
}

/** Label, control, hint and error, tied together. The control inside takes its attributes from here. */
export function Field({ label, hint, error, required, group, recorded, aside, children }: FieldProps) {
  const id = useId()
  const ids = { label: `${id}label`, hint: `${id}hint`, error: `${id}error` }
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ')
  const control = {
    id,
    'aria-labelledby': group ? ids.label : undefined,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
  }
  const Label = group ? 'span' : 'label'
  return (
    <div className={styles.field} data-recorded={recorded || undefined}>
      <div className={styles.head}>
        <Label className={styles.label} id={ids.label} {...(!group && { htmlFor: id })}>
          {label}
        </Label>
        {aside}
      </div>
      {hint && (
        <div className={styles.hint} id={ids.hint}>
          {hint}
        </div>
      )}
      <ControlContext value={control}>{children}</ControlContext>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className={styles.error} id={id} role="alert" aria-live="polite">
      <WarningIcon size={18} />
      <span>{children}</span>
    </div>
  )
}
