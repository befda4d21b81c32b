import { useState } from 'react'
import { ThreeDots } from '../../ui/feedback/three-dots.tsx'
import { FieldError } from '../../ui/inputs/field.tsx'
import { FileField } from '../../ui/inputs/file-field.tsx'
import type { QuestionProps } from './question-props.ts'

type Sending = { file: File; isBusy: boolean; problem?: string }

/** A document, uploaded as soon as it is chosen; the answer is its id on the server. */
export function FileControl({ name, disabled, view, onAnswer }: QuestionProps) {
  const [sending, setSending] = useState<Sending>()
  const choose = async (file: File | undefined) => {
    onAnswer(undefined)
    setSending(file && { file, isBusy: true })
    if (!file) return
    try {
      onAnswer(await view.journey.upload?.(file, view.model))
      setSending({ file, isBusy: false })
    } catch (error) {
      setSending({ file, isBusy: false, problem: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <>
      <FileField
        name={name}
        value={sending?.file}
        onChange={choose}
        accept="application/pdf,image/*"
        disabled={disabled || sending?.isBusy}
      />
      {sending?.isBusy && <ThreeDots label="Sending the document" />}
      {sending?.problem && <FieldError>{sending.problem}</FieldError>}
    </>
  )
}
