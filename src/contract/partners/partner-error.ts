import * as v from 'valibot'

/** How the registry and the identity services say no: with a 4xx or 5xx status and this body. */
export const partnerError = v.object({
  type: v.string(),
  code: v.string(),
  message: v.string(),
})

export type PartnerError = v.InferOutput<typeof partnerError>
