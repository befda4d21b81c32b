import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useControl } from './control.ts'
import { latinTyped } from './latin-typed.ts'
import styles from './text-input.module.css'

type Native = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix' | 'size'>

export interface TextInputProps extends Native {
  value: string
  onChange: (value: string) => void
  /** Fixed text or icon before and after what is typed. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** Displays capitals; the value stays as typed. */
  capitals?: boolean | undefined
}

export function TextInput({ value, onChange, prefix, suffix, capitals, className, ...rest }: TextInputProps) {
  const control = useControl()
  return (
    <div className={cx(styles.box, className)}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <input
        type="text"
        {...control}
        {...rest}
        className={cx(styles.input, capitals && styles.capitals)}
        value={value}
        onChange={(event) => onChange(latinTyped(event))}
      />
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </div>
  )
}
