import { type RefObject, useLayoutEffect, useRef } from 'react'

type Clean = (typed: string) => string
const asTyped: Clean = (typed) => typed

/** Cleans typed text and keeps the caret behind the same letters (C-70). */
export function useCleanTyping(value: string, clean: Clean = asTyped, onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => restore(input, caret))

  const type = (typed: string) => {
    const at = input.current?.selectionStart ?? typed.length
    caret.current = caretAfter(typed, at, clean)
    onChange(clean(typed))
  }
  return { input, text: value, type }
}

/** The caret position in the cleaned text: after what remains of the part before it. */
export function caretAfter(typed: string, at: number, clean: Clean): number {
  return at >= typed.length
    ? clean(typed).length
    : Math.min(clean(typed.slice(0, at)).length, clean(typed).length)
}

function restore(input: RefObject<HTMLInputElement | null>, caret: RefObject<number | undefined>): void {
  const at = caret.current
  caret.current = undefined
  const element = input.current
  // Some input types, such as email, do not support setting the caret.
  if (at === undefined || element?.selectionStart == null) return
  element.setSelectionRange(at, at)
}
