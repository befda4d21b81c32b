import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { emailError } from '#machines/rules/email.ts'
import { loginMobileError } from '#machines/rules/mobile.ts'
import { given, judged, judgedIfGiven } from '#machines/schemas/answers.ts'

/** For whom a partner signs: a token that was made for another shop opens nothing here. */
export const tokenAudience = 'safar'

/** Seconds from its signing to its end, at most. */
export const tokenSeconds = 300

/** What a partner signs (HS256, with its own key) of the visitor it sends: a JWT that is taken once. */
export const visitorToken = v.object({
  /** The partner's id. */
  iss: v.string(),
  aud: v.literal(tokenAudience),
  /** Another one for every token. */
  jti: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** Seconds since 1970. */
  iat: v.number(),
  exp: v.number(),
  customer_name: v.pipe(given, v.maxLength(limits.name.signUpMax)),
  customer_phone: judged(loginMobileError),
  customer_email: v.optional(judgedIfGiven(emailError), ''),
})

export type VisitorToken = v.InferOutput<typeof visitorToken>
