import { useEffect, useId, useRef } from 'react'
import { cx } from '../cx.ts'
import { ChevronDown } from '../icons/interface.tsx'
import styles from './combobox.module.css'
import { ComboboxList } from './combobox-list.tsx'
import { useControl } from './control.ts'
import { latinTyped } from './latin-typed.ts'
import type { Option } from './option.ts'
import { useCombobox } from './use-combobox.ts'

interface ComboboxProps<V extends string | number> {
  options: readonly Option<V>[]
  value: V | undefined
  /** Undefined when the field is emptied. */
  onChange: (value: V | undefined) => void
  /** What is being typed, for a list that depends on it. */
  onType?: ((text: string) => void) | undefined
  placeholder?: string | undefined
  inputMode?: 'numeric' | 'text' | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  /** Shown instead of the list when nothing matches. */
  emptyText?: string | undefined
  /** Names the input where no Field does. */
  label?: string | undefined
  onBlur?: (() => void) | undefined
}

/** A long list searched by typing: the ARIA combobox with list autocomplete. */
export function Combobox<V extends string | number>(props: ComboboxProps<V>) {
  const {
    options,
    value,
    onChange,
    placeholder = 'Type to search',
    emptyText = 'Nothing matches',
    label,
  } = props
  const control = useControl()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const combobox = useCombobox(options, value, onChange)
  const { text, open, active, found } = combobox

  useEffect(() => {
    const current = open && box.current?.querySelector(`[data-index="${active}"]`)
    if (current) current.scrollIntoView({ block: 'nearest' })
  }, [open, active])

  return (
    <div className={styles.box} ref={box}>
      <input
        type="text"
        role="combobox"
        {...control}
        name={props.name}
        disabled={props.disabled}
        inputMode={props.inputMode}
        className={cx(styles.input)}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && found.shown.length > 0 ? `${listId}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          const typed = latinTyped(event)
          combobox.type(typed)
          props.onType?.(typed)
        }}
        onFocus={(event) => event.target.select()}
        onClick={combobox.show}
        onKeyDown={combobox.onKeyDown}
        onBlur={() => {
          combobox.leave()
          props.onBlur?.()
        }}
      />
      <ChevronDown className={styles.chevron} />
      <ComboboxList
        id={listId}
        label={label ?? placeholder}
        open={open}
        found={found}
        active={active}
        value={value}
        emptyText={emptyText}
        onChoose={combobox.choose}
      />
    </div>
  )
}
