import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { emailError } from '#machines/rules/email.ts'
import { loginMobileError } from '#machines/rules/mobile.ts'
import { given, judged, judgedIfGiven } from '#machines/schemas/answers.ts'

/** The audience of a partner's token: one made for another shop is refused. */
export const tokenAudience = 'safar'

/** Maximum lifetime in seconds. */
export const tokenSeconds = 300

/** The JWT a partner signs (HS256, with its own key) for a visitor; it is accepted once. */
export const visitorToken = v.object({
  /** The partner's id. */
  iss: v.string(),
  aud: v.literal(tokenAudience),
  /** Unique for every token. */
  jti: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** Seconds since 1970. */
  iat: v.number(),
  exp: v.number(),
  customer_name: v.pipe(given, v.maxLength(limits.name.signUpMax)),
  customer_phone: judged(loginMobileError),
  customer_email: v.optional(judgedIfGiven(emailError), ''),
})

export type VisitorToken = v.InferOutput<typeof visitorToken>
