import * as v from 'valibot'
import { identityTypes, kycModes } from '../reference/documents.ts'
import { kycResult } from './proposal.ts'

/** How an insurer lets an owner of this type prove who they are. */
export const kycConfig = v.object({
  modes: v.array(v.picklist(kycModes)),
  documents: v.array(v.picklist(identityTypes.map((type) => type.value))),
  /** Whether the identity provider's own page may be used. */
  redirect: v.boolean(),
})

/** The result of an identity check. */
export const kycFinding = v.variant('kind', [
  v.object({ kind: v.literal('verified'), result: kycResult }),
  v.object({ kind: v.literal('otpSent'), reference: v.string() }),
  v.object({ kind: v.literal('notFound'), message: v.string() }),
  v.object({ kind: v.literal('refused'), message: v.string() }),
])

export type KycConfig = v.InferOutput<typeof kycConfig>
export type KycFinding = v.InferOutput<typeof kycFinding>
