import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { renamed } from '#contract/kyc/upload-name.ts'
import { send } from '../../api-client/send.ts'
import { untilRetry } from '../../browser/until-retry.ts'
import { bodyOf } from '../../saving/calls.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { resizePicture } from './resize-picture.ts'

/** A photograph as it is sent and kept. */
export const preparePhotograph = async (file: File): Promise<File> =>
  renamed(await resizePicture(file), Date.now())

type Upload = {
  leadId: string
  /** What it shows. */
  name: string
  /** Aborted where nobody waits for it any more. */
  signal: AbortSignal
  /** The server was not reached; the photograph is sent again. */
  onOffline: () => void
  onProgress: (percent: number) => void
}

/** The id under which a photograph is stored; resolves once it is, however often the network goes. */
export async function uploadPhotograph(
  file: File,
  { leadId, name, signal, onOffline, onProgress }: Upload,
): Promise<string> {
  const request = { customerLeadId: leadId, docName: name, category: 'photographs' as const, file }
  for (;;) {
    const sent = await send(uploadDocument, request, { signal, fetch: fetchWithProgress(onProgress) })
    signal.throwIfAborted()
    if (sent.ok || sent.status !== 0) return bodyOf(sent).data.id
    onOffline()
    await untilRetry(signal)
  }
}
