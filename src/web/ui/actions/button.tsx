import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Full width of its column. */
  wide?: boolean | undefined
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Waiting for an answer: disabled, and named by `busyLabel` where there is one. */
  busy?: boolean | undefined
  busyLabel?: string | undefined
  /** What it opens is on its way: it says so, and keeps the focus, to which a dialog leads back. */
  opening?: boolean | undefined
  iconStart?: ReactNode
  iconEnd?: ReactNode
}

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ variant = 'primary', size = 'medium', wide }: ButtonLook = {}): string =>
  cx(styles.button, styles[variant], styles[size], wide && styles.wide)

export function Button(props: ButtonProps) {
  const { variant, size, wide, busy = false, busyLabel, opening = false, iconStart, iconEnd, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || opening || undefined}
      className={cx(buttonClass({ variant, size, wide }), rest.className)}
    >
      {busy || opening ? <Spinner isWithin={!iconStart && !busyLabel} /> : iconStart}
      <span>{busy && busyLabel ? busyLabel : rest.children}</span>
      {!busy && iconEnd}
    </button>
  )
}

const Spinner = ({ isWithin }: { isWithin: boolean }) => (
  <span className={cx(styles.spinner, isWithin && styles.within)} aria-hidden="true" />
)
