import { type KeyboardEvent, useRef } from 'react'

/** What a menu made of `details` does besides opening: Escape closes it and puts the focus back on its button. */
export function useDetailsMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    menu.current?.querySelector('summary')?.focus()
  }
  const holds = (target: EventTarget | null) => target instanceof Node && !!menu.current?.contains(target)
  return { menu, close, holds, onKeyDown }
}
