import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { ChevronDown } from '../icons/interface.tsx'
import { useControl } from './control.ts'
import { type Option, optionOf } from './option.ts'
import styles from './select.module.css'

interface SelectProps<V extends string | number>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'multiple'> {
  options: readonly Option<V>[]
  value: V | undefined
  onChange: (value: V) => void
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
}

/** The native list of the device, for up to a dozen options; longer ones are a Combobox. */
export function Select<V extends string | number>(props: SelectProps<V>) {
  const { options, value, onChange, placeholder = 'Select', className, ...rest } = props
  const control = useControl()
  return (
    <div className={cx(styles.box, className)}>
      <select
        {...control}
        {...rest}
        className={styles.select}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = optionOf(options, event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        <option value="" disabled hidden>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} />
    </div>
  )
}
