import * as Radix from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'
import styles from './popover.module.css'

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Names what opens. */
  label: string
  children: ReactNode
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  align?: 'start' | 'center' | 'end' | undefined
}

/** A non-modal popover beside its button: an explanation, a calendar. */
export function Popover({ trigger, label, children, open, onOpenChange, align = 'center' }: PopoverProps) {
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange !== undefined && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.popover}
          aria-label={label}
          align={align}
          sideOffset={10}
          collisionPadding={12}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
