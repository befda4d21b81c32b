import type { Answers, Field } from '#machines/core/field.ts'
import type { ViewProps } from '../journey.ts'

/** What a question and each of its controls are given. */
export type QuestionProps = {
  name: string
  field: Field
  answer: unknown
  /** All answers so far, which options may depend on. */
  answers: Answers
  error: string | undefined
  disabled: boolean
  view: ViewProps
  onAnswer: (answer: unknown) => void
  /** Called with the last digit of a code. */
  onFull: () => void
}
