import { useSyncExternalStore } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/interface.tsx'
import styles from './toast.module.css'
import { type ToastKind, toasts } from './toast-store.ts'

export { toast } from './toast-store.ts'

const icons = { success: SuccessIcon, info: InfoIcon, error: WarningIcon } satisfies Record<
  ToastKind,
  unknown
>

/** The list of notifications; once in the layout. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return (
    // An open dialog hides all of the page from assistive technology but what has aria-live.
    <section
      className={styles.toasts}
      aria-label="Notifications"
      aria-live="off"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {shown.map(({ id, kind, text }) => {
        const KindIcon = icons[kind]
        return (
          <div
            key={id}
            className={cx(styles.toast, styles[kind])}
            role={kind === 'error' ? 'alert' : 'status'}
            data-toast=""
          >
            <KindIcon className={styles.icon} size={22} />
            <p className={styles.text}>{text}</p>
            <IconButton label="Dismiss" icon={<CloseIcon />} onClick={() => toasts.close(id)} />
          </div>
        )
      })}
    </section>
  )
}
