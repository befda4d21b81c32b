import { photographTexts as texts } from '#machines/reference/messages/photographs.ts'
import { Button } from '../../ui/actions/button.tsx'
import { cx } from '../../ui/cx.ts'
import { ThreeDots } from '../../ui/feedback/three-dots.tsx'
import { SuccessIcon } from '../../ui/icons/interface.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { FileField } from '../../ui/inputs/file-field.tsx'
import { StoredPicture } from '../pictures/stored-picture.tsx'
import styles from './photographs.module.css'
import { type Sending, useUpload } from './use-upload.ts'

export type PhotographFieldProps = Parameters<typeof useUpload>[0] & {
  label: string
  hint?: string | undefined
  documentId: string | undefined
}

/** One photograph: taken or chosen, sent at once, and shown as it is stored. */
export function PhotographField({ label, hint, documentId, ...props }: PhotographFieldProps) {
  const { sending, take } = useUpload(props)
  const isSending = sending !== undefined && sending.problem === undefined
  const doubtful = sending?.doubtful
  return (
    <Field label={label} hint={hint} error={sending?.problem}>
      <div className={cx(documentId !== undefined && styles.stored)}>
        {documentId && <StoredPicture documentId={documentId} label={label} />}
        <FileField
          name={props.name}
          value={undefined}
          onChange={(file) => file && take(file)}
          accept="image/*"
          action={documentId && texts.another}
          compact={documentId !== undefined}
          disabled={isSending}
        />
      </div>
      {isSending && <Progress {...sending} label={label} />}
      {doubtful && (
        <Button size="small" variant="quiet" onClick={() => take(doubtful, true)}>
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

const offlineTexts = { kept: texts.sentLater, held: texts.sentLaterOpen }

/** How much has left; without the network, that it is sent later. */
const Progress = ({ percent = 0, offline, label }: Sending & { label: string }) =>
  offline ? (
    <p className={styles.status} role="status">
      {offlineTexts[offline]}
    </p>
  ) : (
    <p className={styles.status}>
      <ThreeDots label={texts.sending} />
      <progress className={styles.progress} max={100} value={percent} aria-label={texts.progress(label)} />
      <span aria-hidden="true">{percent}%</span>
    </p>
  )
