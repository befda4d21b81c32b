import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

const itemsIn = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

/** The behaviour of the ARIA menu button: opening focuses the first item, Escape and leaving close. */
export function useMenu() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (open) itemsIn(root.current)[0]?.focus()
  }, [open])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onItemKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close()
    const target = nextItem(itemsIn(root.current), event.key)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  const onBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false)
  }
  return { open, root, button, toggle: () => setOpen(!open), close, onItemKey, onButtonKey, onBlur }
}

/** The item a key moves to: arrows, Home and End, or the next one starting with a letter. */
function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item.contains(document.activeElement))
  const order = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  if (key === 'ArrowDown') return order[0]
  if (key === 'ArrowUp') return items[at > 0 ? at - 1 : items.length - 1]
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  return order.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}
