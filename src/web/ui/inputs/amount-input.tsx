import { useLayoutEffect, useRef } from 'react'
import { caretAfter, digitsOf, groupIndian } from './digits.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

const mostDigits = 9

interface AmountInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'prefix'> {
  /** Whole rupees kept as paise; nothing while the field is empty. */
  value: number | undefined
  onChange: (paise: number | undefined) => void
}

/** Rupees, grouped in lakhs and crores while they are typed. */
export function AmountInput({ value, onChange, ...rest }: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number>(undefined)
  const text = value === undefined ? '' : groupIndian(String(Math.trunc(value / 100)))

  useLayoutEffect(() => {
    if (digitsBefore.current === undefined) return
    const caret = caretAfter(text, digitsBefore.current)
    input.current?.setSelectionRange(caret, caret)
    digitsBefore.current = undefined
  })

  const type = (typed: string) => {
    const caret = input.current?.selectionStart ?? typed.length
    digitsBefore.current = digitsOf(typed.slice(0, caret)).length
    const digits = digitsOf(typed).slice(0, mostDigits)
    onChange(digits === '' ? undefined : Number(digits) * 100)
  }

  return (
    <TextInput
      {...rest}
      ref={input}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={type}
    />
  )
}
