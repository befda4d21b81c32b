import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { useControl } from './control.ts'
import type { Option } from './option.ts'
import styles from './radio-group.module.css'

interface RadioOption<V extends string | number> extends Option<V> {
  badge?: ReactNode
  disabled?: boolean | undefined
}

interface RadioGroupProps<V extends string | number> {
  options: readonly RadioOption<V>[]
  value: V | undefined
  onChange: (value: V) => void
  name?: string | undefined
  /** The id of the form that it is sent with, where it stands outside. */
  form?: string | undefined
  /** `row` for short answers side by side, `stack` for one under another, `chips` for a word or number each. */
  layout?: 'row' | 'stack' | 'chips' | undefined
  disabled?: boolean | undefined
  /** Names the group where no Field does. */
  label?: string | undefined
}

/** Radio buttons as cards; the whole card is the target. Inside a `Field group`. */
export function RadioGroup<V extends string | number>(props: RadioGroupProps<V>) {
  const { options, value, onChange, name, form, layout = 'row', disabled, label } = props
  const control = useControl()
  const ownName = useId()
  return (
    <div role="radiogroup" aria-label={label} {...control} className={cx(styles.group, styles[layout])}>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            name={name ?? ownName}
            form={form}
            value={option.value}
            className={styles.radio}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>
            <span className={styles.label}>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
          {option.badge}
        </label>
      ))}
    </div>
  )
}
