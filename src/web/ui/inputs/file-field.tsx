import { type DragEvent, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { FileIcon, Trash, Upload } from '../icons/interface.tsx'
import { touchScreen, useMedia } from '../use-media.ts'
import { useControl } from './control.ts'
import styles from './file-field.module.css'

interface FileFieldProps {
  value: File | undefined
  onChange: (file: File | undefined) => void
  /** As the attribute of the native input: 'image/png,application/pdf'. */
  accept?: string | undefined
  /** What pressing it does; 'Choose a file' unless there is one already. */
  action?: string | undefined
  /** On one line, beside what was chosen before. */
  compact?: boolean | undefined
  /** What is taken, in words: 'PDF, JPG or PNG up to 2 MB'. */
  prompt?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/** One file, chosen or dropped. The native input is visually hidden, so that label, keyboard and errors work. */
export function FileField(props: FileFieldProps) {
  const { value, onChange, accept, action = 'Choose a file', compact, prompt, name, disabled, onBlur } = props
  const control = useControl()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const isTouch = useMedia(touchScreen)

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onChange(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    onChange(undefined)
    input.current?.focus()
  }

  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way, the input below is the way */}
      <div
        className={cx(styles.zone, compact && styles.compact, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          {...control}
          ref={input}
          name={name}
          accept={accept}
          disabled={disabled}
          className={styles.input}
          onChange={(event) => take(event.target.files)}
          onBlur={onBlur}
        />
        <Upload className={styles.icon} size={24} />
        <span>
          <span className={styles.action}>{action}</span>
          {!compact && !isTouch && ' or drop it here'}
        </span>
        {prompt && <span className={styles.prompt}>{prompt}</span>}
      </div>
      {value && (
        <div className={styles.file}>
          <FileIcon />
          <span className={styles.name}>{value.name}</span>
          <span className={styles.prompt}>{readableSize(value.size)}</span>
          <IconButton label={`Remove ${value.name}`} icon={<Trash />} onClick={remove} />
        </div>
      )}
    </div>
  )
}

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** The size of a file as people say it. */
function readableSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`
  return `${(bytes / megabyte).toFixed(1)} MB`
}
