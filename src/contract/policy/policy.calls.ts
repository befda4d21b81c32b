import * as v from 'valibot'
import { outcomes } from '#machines/reference/statuses.ts'
import { day } from '#machines/schemas/basics.ts'
import { helpline } from '#machines/schemas/endorsement.ts'
import { call } from '../call.ts'
import { wireExcess } from '../payment/excess.ts'

/**
 * Requests the policy document of a paid journey by its lead id (spec §7, C-136, T37 to T44). While the insurer is
 * still issuing it, each request makes the server ask the insurer again.
 */
export const getPolicyDocument = call({
  method: 'GET',
  path: 'motor/getPolicyDocument/{id}',
  kind: 'read',
  action: 'journey.buy',
  lead: 'id',
  request: v.object({ id: v.string() }),
  reply: v.object({
    status: v.picklist(outcomes),
    message: v.optional(v.string()),
    data: v.optional(
      v.object({
        policyNumber: v.string(),
        /** Link to the PDF, for those who may open the journey. */
        url: v.string(),
        /** Where anybody can verify the policy. */
        verifyUrl: v.string(),
        startDate: day,
        endDate: day,
        odEndDate: v.optional(day),
        paymentReference: v.optional(v.string()),
        refund: v.optional(wireExcess),
        helpline,
        cancelledOn: v.optional(day),
      }),
    ),
  }),
  isSuccess: ({ status, data }) => status === 'success' && data !== undefined,
})

const download = {
  method: 'GET',
  kind: 'read',
  action: 'journey.buy',
  lead: 'id',
  request: v.object({ id: v.string() }),
  reply: v.unknown(),
  isSuccess: () => true,
} as const

/** The PDF itself, as a download: as it is now, or as it was after so many endorsements, `0` as it was issued. */
export const downloadPolicy = call({
  ...download,
  path: 'motor/downloadPolicy/{id}',
  request: v.object({ id: v.string(), after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))) }),
})

/** A PDF of what was paid and the tax in it, for an employer or a tax return. */
export const downloadReceipt = call({ ...download, path: 'motor/downloadReceipt/{id}' })

export type PolicyReply = v.InferOutput<(typeof getPolicyDocument)['reply']>

/** The page that verifies a policy by the code in its document. */
export const verifyPath = (code: string) => `/verify/${encodeURIComponent(code)}`

/** The wording of an insurer's policies of a product, as the insurer publishes it. */
export const wordingPath = (insurerId: number | string, product: string) =>
  `/policy-wording/${insurerId}/${product}`
