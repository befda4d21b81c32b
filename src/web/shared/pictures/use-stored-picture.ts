import { useEffect, useState } from 'react'
import { downloadDocument } from '#contract/kyc/upload.calls.ts'
import { send } from '../../api-client/send.ts'

/** The address of a stored picture within this page; undefined until it has come. */
export function useStoredPicture(
  documentId: string | undefined,
  download: typeof downloadDocument = downloadDocument,
): string | undefined {
  const [picture, setPicture] = useState<{ documentId: string; url: string }>()
  useEffect(() => {
    if (documentId === undefined) return
    const leaving = new AbortController()
    let url: string | undefined
    send(download, { id: documentId }, { signal: leaving.signal }).then((sent) => {
      if (leaving.signal.aborted || !sent.ok || !(sent.body instanceof Blob)) return
      url = URL.createObjectURL(sent.body)
      setPicture({ documentId, url })
    })
    return () => {
      leaving.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [documentId, download])
  return picture?.documentId === documentId ? picture?.url : undefined
}
