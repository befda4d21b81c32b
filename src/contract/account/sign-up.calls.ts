import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { genders, maritalStatuses } from '#machines/reference/people.ts'
import { emailError } from '#machines/rules/email.ts'
import { loginMobileError } from '#machines/rules/mobile.ts'
import { signUpNameError } from '#machines/rules/person-name.ts'
import { given, judged, oneOf } from '#machines/schemas/answers.ts'
import { birthDate } from '#machines/schemas/customer.ts'
import { call } from '../call.ts'
import { wireCustomer } from './people.ts'

const { city, customerUniqueId } = limits
const uniqueId = new RegExp(`^[1-9]\\d{${customerUniqueId.digits - 1}}$`)

/** A customer's own details, at sign-up and on the profile page. */
export const ownDetails = {
  name: judged(signUpNameError),
  email: judged(emailError),
  gender: oneOf(genders),
  /** `dd/mm/yyyy`. */
  dob: birthDate,
  maritalStatus: v.optional(v.union([v.literal(''), v.picklist(maritalStatuses)]), ''),
  city: v.pipe(given, v.maxLength(city.max, messages.form.tooLong(city.max))),
}

/** Creates a customer; it signs nobody in before the number is proved by a code (SIGNUP-01, C-97). */
export const signUpCustomer = call({
  method: 'POST',
  path: 'auth/sign_up_customer',
  kind: 'open',
  action: 'account.enter',
  request: v.object({
    ...ownDetails,
    mobileNumber: judged(loginMobileError),
    /** Random; the server keeps it unique (C-83). */
    customerUniqueId: v.pipe(
      v.union([v.string(), v.number()]),
      v.check((id) => uniqueId.test(String(id))),
    ),
  }),
  /** Without success `data.message` says why, such as "Customer Already Exist". */
  reply: v.object({
    success: v.boolean(),
    data: v.object({
      success: v.boolean(),
      message: v.string(),
      ...v.partial(wireCustomer).entries,
    }),
  }),
  isSuccess: ({ success, data }) => success && data.success,
})
