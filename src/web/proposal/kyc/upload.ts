import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { renamed } from '#contract/kyc/upload-name.ts'
import { bodyOf } from '../../journey/calls.ts'
import { send } from '../../journey/send.ts'

/** Keeps an identity document of a journey; gives the id by which it is checked. */
export async function uploadPaper(file: File, { leadId }: { leadId: string }): Promise<string> {
  const sent = await send(uploadDocument, {
    customerLeadId: leadId,
    docName: 'identity',
    category: 'kyc',
    file: renamed(file, Date.now()),
  })
  return bodyOf(sent).data.id
}
