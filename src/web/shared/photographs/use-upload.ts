import { useEffect, useRef, useState } from 'react'
import { preparePhotograph, uploadPhotograph } from './upload-photograph.ts'
import { dropPicture, keepPicture, keptPicture } from './waiting-pictures.ts'

export type Sending = {
  percent?: number
  /** The network is gone, and the picture is kept until it is back, or not. */
  offline?: 'kept' | 'held'
  problem?: string
  /** A picture with a problem, which the customer may send all the same. */
  doubtful?: File
}

type UploadProps = {
  /** Names what it shows. */
  name: string
  /** Tells its photograph from all others of the journey. */
  slot: string
  leadId: string
  onStored: (documentId: string) => void
  /** What speaks against a picture, before it is sent. */
  problemOf?: ((file: File) => Promise<string | undefined>) | undefined
}

/** Sends a photograph, keeps it until it is sent, and goes on after a reload with one that was kept (decision 0280). */
export function useUpload(props: UploadProps) {
  const { name, leadId, problemOf } = props
  const slot = `${leadId} ${props.slot}`
  const [sending, setSending] = useState<Sending>()
  const latest = useRef(props)
  latest.current = props
  const upload = useRef<AbortController>(undefined)

  /** In place of whatever was being sent. */
  const attempt = async (act: (signal: AbortSignal) => Promise<void>) => {
    upload.current?.abort()
    upload.current = new AbortController()
    const { signal } = upload.current
    try {
      await act(signal)
    } catch (error) {
      if (signal.aborted) return
      await dropPicture(slot)
      setSending({ problem: error instanceof Error ? error.message : '' })
    }
  }
  const store = async (picture: File, isKept: boolean, signal: AbortSignal) => {
    signal.throwIfAborted()
    setSending({})
    const documentId = await uploadPhotograph(picture, {
      leadId,
      name,
      signal,
      onOffline: () => setSending({ offline: isKept ? 'kept' : 'held' }),
      onProgress: (percent) => setSending({ percent }),
    })
    await dropPicture(slot)
    setSending(undefined)
    latest.current.onStored(documentId)
  }

  const take = (file: File, isChecked = false) =>
    attempt(async (signal) => {
      setSending({})
      await dropPicture(slot)
      const problem = isChecked ? undefined : await problemOf?.(file)
      signal.throwIfAborted()
      if (problem) return setSending({ problem, doubtful: file })
      const picture = await preparePhotograph(file)
      signal.throwIfAborted()
      await store(picture, await keepPicture(slot, picture), signal)
    })
  const resume = () =>
    attempt(async (signal) => {
      const picture = await keptPicture(slot)
      if (picture) await store(picture, true, signal)
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    void resume()
    return () => upload.current?.abort()
  }, [slot])

  return { sending, take }
}
