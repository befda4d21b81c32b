import * as v from 'valibot'
import { readAnswers } from '#machines/core/field.ts'
import { messages } from '#machines/reference/messages.ts'
import { today } from '../../browser/today.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { QuestionProps } from './question-props.ts'

const { kycSays, takeKycs } = messages.proposal

/** Where a whole answer differs from what a register says of the same: what that is, and a button that takes it. */
export function RegisterSays({
  name,
  field,
  answer,
  answers,
  error,
  disabled,
  view,
  onAnswer,
}: QuestionProps) {
  const said = view.journey.says?.(view.screen.asks ?? '', view.model)[name]
  if (said === undefined || said === answer || error || !v.is(field.schema, answer)) return null
  const [[, text] = ['', '']] = readAnswers({ [name]: field }, { ...answers, [name]: said }, today())
  const take = (
    <Button variant="secondary" size="small" disabled={disabled} onClick={() => onAnswer(said)}>
      {takeKycs(text)}
    </Button>
  )
  return (
    <Notice kind="warn" action={take}>
      {kycSays(text)}
    </Notice>
  )
}
