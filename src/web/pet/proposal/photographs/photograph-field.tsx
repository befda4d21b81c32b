import { useEffect, useRef, useState } from 'react'
import { photographLabels } from '#machines/pet/pet-words.ts'
import type { PhotographView } from '#machines/pet/record/photograph.ts'
import { petTexts } from '#machines/reference/messages/pet.ts'
import { StoredPicture } from '../../../shared/pictures/stored-picture.tsx'
import { ThreeDots } from '../../../ui/feedback/three-dots.tsx'
import { SuccessIcon } from '../../../ui/icons/interface.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { FileField } from '../../../ui/inputs/file-field.tsx'
import styles from './photographs.module.css'
import { uploadPhotograph } from './upload-photograph.ts'

type PhotographFieldProps = {
  pet: string
  view: PhotographView
  leadId: string
  documentId: string | undefined
  onStored: (documentId: string) => void
}

type Sending = { isOffline?: boolean; problem?: string }

/** One view of a pet: taken or chosen, sent at once, and shown as it is stored. */
export function PhotographField({ pet, view, leadId, documentId, onStored }: PhotographFieldProps) {
  const [sending, setSending] = useState<Sending>()
  const upload = useRef<AbortController>(undefined)
  useEffect(() => () => upload.current?.abort(), [])

  const choose = async (file: File | undefined) => {
    if (!file) return
    upload.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    upload.current = controller
    setSending({})
    try {
      const onOffline = () => setSending({ isOffline: true })
      const stored = await uploadPhotograph(file, { leadId, view, signal, onOffline })
      if (signal.aborted) return
      setSending(undefined)
      onStored(stored)
    } catch (error) {
      if (!signal.aborted) setSending({ problem: error instanceof Error ? error.message : '' })
    }
  }

  const label = photographLabels[view](pet)
  const isSending = sending !== undefined && sending.problem === undefined
  return (
    <Field label={label} error={sending?.problem}>
      <FileField name={view} value={undefined} onChange={choose} accept="image/*" disabled={isSending} />
      {isSending && (
        <p className={styles.status}>
          <ThreeDots label={petTexts.sending} /> {sending.isOffline && petTexts.sentLater}
        </p>
      )}
      {documentId && !isSending && (
        <p className={styles.status}>
          <StoredPicture documentId={documentId} label={label} />
          <SuccessIcon size={18} /> {petTexts.stored}
        </p>
      )}
    </Field>
  )
}
