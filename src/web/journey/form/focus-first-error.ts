/** Brings the person to the first answer that is wrong, once its message is on the screen. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const error = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = error?.matches('input, select, textarea')
      ? error
      : error?.querySelector<HTMLElement>('input')
    control?.focus()
  })
}
