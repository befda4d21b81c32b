import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { CloseIcon } from '../icons/interface.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Asked for by Escape, by the close button and by a press outside. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons under the content; they stay in sight while it scrolls. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A modal dialog: centred on wide screens, a sheet from below on small ones. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'medium',
}: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={cx(styles.dialog, styles[size])}
          onInteractOutside={keepForToasts}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<CloseIcon />} className={styles.close} />
            </Radix.Close>
          </header>
          <div className={styles.body}>
            {description && (
              <Radix.Description className={styles.description} asChild>
                <div>{description}</div>
              </Radix.Description>
            )}
            {children}
          </div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Closing a toast that lies over the dialog is not leaving the dialog. */
function keepForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault()
}
