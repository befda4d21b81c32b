import * as v from 'valibot'

/** A refusal by the registry or an identity service: a 4xx or 5xx status with this body. */
export const partnerError = v.object({
  type: v.string(),
  code: v.string(),
  message: v.string(),
})
