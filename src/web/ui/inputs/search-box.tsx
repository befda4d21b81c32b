import { useRef } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { CloseIcon, Search } from '../icons/interface.tsx'
import styles from './search-box.module.css'
import { TextInput, type TextInputProps } from './text-input.tsx'

interface SearchBoxProps extends Omit<TextInputProps, 'prefix' | 'suffix'> {
  /** Its accessible name, also the default placeholder. */
  label: string
}

export function SearchBox({ label, value, onChange, ...rest }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <TextInput
      type="search"
      placeholder={label}
      autoComplete="off"
      {...rest}
      ref={input}
      className={styles.box}
      aria-label={label}
      prefix={<Search />}
      value={value}
      onChange={onChange}
      suffix={value && <IconButton label="Clear" icon={<CloseIcon />} onClick={clear} />}
    />
  )
}
