import * as v from 'valibot'
import { documentCategories } from '#machines/reference/documents.ts'
import { messages } from '#machines/reference/messages.ts'
import { call } from '../call.ts'
import { isUploadable } from './upload-name.ts'

const success = v.literal('success')

/** Stores a document of a journey: PDF or image, at most 10 MB (spec §5, spec §7, VALID-60, VALID-65, API-37). */
export const uploadDocument = call({
  method: 'POST',
  path: 'motor/getMotorKycDocumentUrl',
  kind: 'upload',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({
    customerLeadId: v.string(),
    docName: v.pipe(v.string(), v.nonEmpty(messages.form.required), v.maxLength(40)),
    category: v.picklist(documentCategories),
    file: v.pipe(
      v.file(messages.form.required),
      v.check(({ type }) => isUploadable(type), messages.form.unsupportedFile),
    ),
  }),
  reply: v.object({
    status: success,
    data: v.object({
      /** Names the file in `kyc/checkPapers` and `motor/kycDocument/{id}`. */
      id: v.string(),
      name: v.string(),
      type: v.string(),
      size: v.number(),
    }),
  }),
  isSuccess: ({ status }) => status === 'success',
})

/** The file itself, as a download for those who may open its journey. */
export const downloadDocument = call({
  method: 'GET',
  path: 'motor/kycDocument/{id}',
  kind: 'read',
  action: 'journey.buy',
  request: v.object({ id: v.string() }),
  reply: v.unknown(),
  isSuccess: () => true,
})
