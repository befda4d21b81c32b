import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { InfoIcon, SuccessIcon, WarningIcon } from '../icons/interface.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  kind?: 'info' | 'success' | 'warn' | 'error' | undefined
  title?: string | undefined
  children?: ReactNode
  /** A button with a remedy. */
  action?: ReactNode
}

const icons = { info: InfoIcon, success: SuccessIcon, warn: WarningIcon, error: WarningIcon }

/** An inline notice. An error is an alert; the others are polite. */
export function Notice({ kind = 'info', title, children, action }: NoticeProps) {
  const KindIcon = icons[kind]
  return (
    <div className={cx(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : 'note'}>
      <KindIcon className={styles.icon} size={22} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
