import { useEffect, useRef, useState } from 'react'
import { photographTexts as texts } from '#machines/reference/messages/photographs.ts'
import { Button } from '../../ui/actions/button.tsx'
import { cx } from '../../ui/cx.ts'
import { ThreeDots } from '../../ui/feedback/three-dots.tsx'
import { SuccessIcon } from '../../ui/icons/interface.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { FileField } from '../../ui/inputs/file-field.tsx'
import { StoredPicture } from '../pictures/stored-picture.tsx'
import styles from './photographs.module.css'
import { uploadPhotograph } from './upload-photograph.ts'

export type PhotographFieldProps = {
  /** Names what it shows. */
  name: string
  label: string
  hint?: string | undefined
  leadId: string
  documentId: string | undefined
  onStored: (documentId: string) => void
  /** What speaks against a picture, before it is sent. */
  problemOf?: ((file: File) => Promise<string | undefined>) | undefined
}

type Sending = {
  percent?: number
  isOffline?: boolean
  problem?: string
  /** A picture with a problem, which the customer may send all the same. */
  doubtful?: File
}

/** One photograph: taken or chosen, sent at once, and shown as it is stored. */
export function PhotographField(props: PhotographFieldProps) {
  const { name, label, hint, leadId, documentId, onStored, problemOf } = props
  const [sending, setSending] = useState<Sending>()
  const upload = useRef<AbortController>(undefined)
  useEffect(() => () => upload.current?.abort(), [])

  const sendPicture = async (file: File, isChecked = false) => {
    upload.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    upload.current = controller
    setSending({})
    try {
      const problem = isChecked ? undefined : await problemOf?.(file)
      if (signal.aborted) return
      if (problem) return setSending({ problem, doubtful: file })
      const onOffline = () => setSending({ isOffline: true })
      const onProgress = (percent: number) => setSending({ percent })
      const stored = await uploadPhotograph(file, { leadId, name, signal, onOffline, onProgress })
      if (signal.aborted) return
      setSending(undefined)
      onStored(stored)
    } catch (error) {
      if (!signal.aborted) setSending({ problem: error instanceof Error ? error.message : '' })
    }
  }

  const isSending = sending !== undefined && sending.problem === undefined
  const doubtful = sending?.doubtful
  return (
    <Field label={label} hint={hint} error={sending?.problem}>
      <div className={cx(documentId !== undefined && styles.stored)}>
        {documentId && <StoredPicture documentId={documentId} label={label} />}
        <FileField
          name={name}
          value={undefined}
          onChange={(file) => file && sendPicture(file)}
          accept="image/*"
          action={documentId && texts.another}
          compact={documentId !== undefined}
          disabled={isSending}
        />
      </div>
      {isSending && <Progress {...sending} label={label} />}
      {doubtful && (
        <Button size="small" variant="quiet" onClick={() => sendPicture(doubtful, true)}>
          {texts.useAnyway}
        </Button>
      )}
      {documentId && !isSending && (
        <p className={styles.status}>
          <SuccessIcon size={18} /> {texts.stored}
        </p>
      )}
    </Field>
  )
}

/** How much has left; without the network, that it is sent later. */
const Progress = ({ percent = 0, isOffline = false, label }: Sending & { label: string }) =>
  isOffline ? (
    <p className={styles.status} role="status">
      {texts.sentLater}
    </p>
  ) : (
    <p className={styles.status}>
      <ThreeDots label={texts.sending} />
      <progress className={styles.progress} max={100} value={percent} aria-label={texts.progress(label)} />
      <span aria-hidden="true">{percent}%</span>
    </p>
  )
