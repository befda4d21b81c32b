/** Focuses the first invalid field, once its message is shown. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const error = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = error?.matches('input, select, textarea')
      ? error
      : error?.querySelector<HTMLElement>('input')
    control?.focus()
  })
}
