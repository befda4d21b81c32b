import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useControl } from './control.ts'
import styles from './text-area.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
}

export function TextArea({ onChange, className, ...rest }: TextAreaProps) {
  const control = useControl()
  return (
    <textarea
      rows={3}
      {...control}
      {...rest}
      className={cx(styles.area, className)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
