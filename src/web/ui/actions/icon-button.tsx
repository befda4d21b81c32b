import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name of the icon. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={cx(styles.button, className)}>
      {icon}
    </button>
  )
}
