import type { ChangeEvent } from 'react'
import { withLatinDigits } from '#machines/rules/digits.ts'

/** The typed text with Latin digits. They replace what was typed before React does, which would lose the caret. */
export function latinTyped({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const text = withLatinDigits(target.value)
  const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
  if (text === target.value || isComposing) return text
  const { selectionStart: start, selectionEnd: end } = target
  target.value = text
  // Some input types, such as email, do not support setting the caret.
  if (start !== null) target.setSelectionRange(start, end)
  return text
}
