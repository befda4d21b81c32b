import { type KeyboardEvent, useMemo, useState } from 'react'
import { filterOptions } from './filter-options.ts'
import type { Option } from './option.ts'

/** The state of a combobox: what is typed, what it finds, which option the keyboard is on. */
export function useCombobox<V extends string | number>(
  options: readonly Option<V>[],
  value: V | undefined,
  onChange: (value: V | undefined) => void,
) {
  const chosen = options.find((option) => option.value === value)
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = useMemo(() => filterOptions(options, typed ?? ''), [options, typed])

  const show = () => {
    const at = typed === undefined ? found.shown.findIndex((option) => option.value === value) : active
    setActive(Math.max(0, at))
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const choose = (option: Option<V> | undefined) => {
    if (option) onChange(option.value)
    close()
  }
  /** What was typed in full needs no choosing. */
  const leave = () =>
    choose(found.shown.find((option) => typed !== undefined && String(option.value) === typed.trim()))
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    setOpen(true)
    if (text === '') onChange(undefined)
  }
  const move = (by: number) => {
    const { length } = found.shown
    if (open && length > 0) setActive((active + by + length) % length)
    else show()
  }
  const act = (key: string): void => {
    if (key === 'ArrowDown') move(1)
    if (key === 'ArrowUp') move(-1)
    if (key === 'Enter') choose(found.shown[active])
    if (key === 'Escape') close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const known = open ? ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'] : ['ArrowDown', 'ArrowUp']
    if (!known.includes(event.key)) return
    event.preventDefault()
    act(event.key)
  }
  return { text: typed ?? chosen?.label ?? '', open, active, found, show, leave, choose, type, onKeyDown }
}
