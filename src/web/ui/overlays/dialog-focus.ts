import { useRef } from 'react'

const fillable = ':is(input, select, textarea):not([disabled], [type=hidden])'

/**
 * Opening focuses the first input, else the dialog, whose title is then read out. Closing restores the focus;
 * Radix does so for its own trigger only.
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

/** Closing a toast over the dialog does not close the dialog. The toast may already be removed by then. */
export function keepForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-toast]')) event.preventDefault()
}
