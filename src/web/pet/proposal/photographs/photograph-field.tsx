import { useEffect, useRef, useState } from 'react'
import { photographLabels } from '#machines/pet/pet-words.ts'
import type { PhotographView } from '#machines/pet/record/photograph.ts'
import { petTexts } from '#machines/reference/messages/pet.ts'
import { StoredPicture } from '../../../shared/pictures/stored-picture.tsx'
import { cx } from '../../../ui/cx.ts'
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

type Sending = { percent?: number; isOffline?: boolean; problem?: string }

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
      const onProgress = (percent: number) => setSending({ percent })
      const stored = await uploadPhotograph(file, { leadId, view, signal, onOffline, onProgress })
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
      <div className={cx(documentId !== undefined && styles.stored)}>
        {documentId && <StoredPicture documentId={documentId} label={label} />}
        <FileField
          name={view}
          value={undefined}
          onChange={choose}
          accept="image/*"
          action={documentId && petTexts.another}
          compact={documentId !== undefined}
          disabled={isSending}
        />
      </div>
      {isSending && <Progress {...sending} label={label} />}
      {documentId && !isSending && (
        <p className={styles.status}>
          <SuccessIcon size={18} /> {petTexts.stored}
        </p>
      )}
    </Field>
  )
}

/** How much has left; without the network, that it is sent later. */
const Progress = ({ percent = 0, isOffline = false, label }: Sending & { label: string }) =>
  isOffline ? (
    <p className={styles.status} role="status">
      {petTexts.sentLater}
    </p>
  ) : (
    <p className={styles.status}>
      <ThreeDots label={petTexts.sending} />
      <progress className={styles.progress} max={100} value={percent} aria-label={petTexts.progress(label)} />
      <span aria-hidden="true">{percent}%</span>
    </p>
  )
