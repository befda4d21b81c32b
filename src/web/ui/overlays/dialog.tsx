import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { CloseIcon } from '../icons/interface.tsx'
import styles from './dialog.module.css'
import { keepForOpenList, keepForToasts, useDialogFocus } from './dialog-focus.ts'
import { useBackGesture } from './use-back-gesture.ts'

interface DialogProps {
  open: boolean
  /** Called on Escape, the close button, a click outside and a phone's back button. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons under the content; they stay in sight while it scrolls. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'wide' | undefined
}

/** A modal dialog: centred on wide screens, a sheet from below on small ones. */
export function Dialog({ open, onClose, size = 'medium', actions, ...words }: DialogProps) {
  const focus = useDialogFocus()
  useBackGesture(open, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={cx(styles.dialog, styles[size])}
          onOpenAutoFocus={focus.enter}
          onCloseAutoFocus={focus.leave}
          onInteractOutside={keepForToasts}
          onEscapeKeyDown={keepForOpenList}
          {...(!words.description && { 'aria-describedby': undefined })}
        >
          <DialogText {...words} />
          {actions && <div className={styles.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const DialogText = ({
  title,
  description,
  children,
}: Pick<DialogProps, 'title' | 'description' | 'children'>) => (
  <>
    <div className={styles.header}>
      <Radix.Title className={styles.title}>{title}</Radix.Title>
      <Radix.Close asChild>
        <IconButton label="Close" icon={<CloseIcon />} className={styles.close} />
      </Radix.Close>
    </div>
    <div className={styles.body}>
      {description && (
        <Radix.Description className={styles.description} asChild>
          <div>{description}</div>
        </Radix.Description>
      )}
      {children}
    </div>
  </>
)
