import { useRef } from 'react'

const fillable = ':is(input, select, textarea):not([disabled], [type=hidden])'

/**
 * Opening goes to the first thing to fill in, else to the dialog, whose title is then read out. Closing goes back to
 * where the person was; Radix does so for its own trigger only.
 */
export function useDialogFocus() {
  const opener = useRef<Element>(null)
  return {
    enter: (event: Event) => {
      event.preventDefault()
      opener.current = document.activeElement
      const dialog = event.currentTarget as HTMLElement
      const first = dialog.querySelector<HTMLElement>(fillable)
      ;(first ?? dialog).focus()
    },
    leave: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

/** Escape in an open combobox closes its list; the dialog waits for the next one. */
export function keepForOpenList(event: KeyboardEvent) {
  const { target } = event
  if (target instanceof Element && target.matches('[role=combobox][aria-expanded=true]'))
    event.preventDefault()
}

/** Closing a toast that lies over the dialog is not leaving the dialog. By then the toast may be off the page. */
export function keepForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-toast]')) event.preventDefault()
}
