import * as v from 'valibot'

const printedDay = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}-\d{4}$/))

const paperType = v.picklist([
  'PAN',
  'AADHAAR',
  'PASSPORT',
  'VOTER_ID',
  'DRIVING_LICENCE',
  'NREGA_JOB_CARD',
  'GSTIN',
  'CIN',
])

/** `POST verification/bharat-ocr`, a form with the file; headers `x-client-id` and `x-client-secret` (Cashfree's). */
export const papersRequest = v.object({
  verification_id: v.pipe(v.string(), v.maxLength(50), v.regex(/^[\w.-]+$/)),
  document_type: paperType,
  file: v.file(),
  /** Ours, for the sandbox: whose document it is to be. */
  full_name: v.optional(v.string()),
})

/** Also the reply of `GET verification/bharat-ocr?verification_id=`; `PENDING` during manual review. */
export const papersReply = v.object({
  verification_id: v.string(),
  reference_id: v.number(),
  document_type: paperType,
  status: v.picklist(['VALID', 'INVALID', 'PENDING']),
  document_fields: v.nullable(
    v.object({
      name: v.string(),
      id_number: v.string(),
      dob: v.nullable(printedDay),
      address: v.nullable(v.string()),
      pincode: v.nullable(v.string()),
    }),
  ),
})

export type PaperType = v.InferOutput<typeof paperType>
export type PapersReply = v.InferOutput<typeof papersReply>
