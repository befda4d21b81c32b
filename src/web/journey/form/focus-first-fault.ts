/** Brings the person to the first answer that is wrong, once its message is on the screen. */
export function focusFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = fault?.matches('input, select, textarea')
      ? fault
      : fault?.querySelector<HTMLElement>('input')
    control?.focus()
  })
}
