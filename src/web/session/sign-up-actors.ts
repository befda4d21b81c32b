import { fromPromise } from 'xstate'
import { toSignUp } from '#contract/account/people.codec.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import type { SignUpDetails } from '#machines/account/own-details.question.ts'
import type { SigningUp } from '#machines/account/sign-up/sign-up.machine.ts'
import { limits } from '#machines/reference/limits.ts'
import { account } from '#machines/reference/messages/account.ts'
import { send } from '../api-client/send.ts'

const signUp = fromPromise<SigningUp, { details: SignUpDetails }>(async ({ input, signal }) => {
  const { fullName, maritalStatus = '', ...details } = input.details
  const uniqueId = newUniqueId()
  const sent = await send(signUpCustomer, toSignUp(input.details, uniqueId), { signal })
  if (sent.ok) {
    // The server assigns another number if this one is taken.
    const uniqueNumber = String(sent.body.data.customer_unique_number ?? uniqueId)
    return { kind: 'created', customer: { ...details, id: '', name: fullName, maritalStatus, uniqueNumber } }
  }
  const message = sent.body?.data.message ?? sent.failure.issues?.[0]?.message ?? sent.failure.message
  if (message === account.alreadyExists) return { kind: 'exists', message: account.existsAlready }
  throw new Error(message)
})

export const signUpActors = { signUp }

/** Thirteen random digits, the first 1 to 9: exact as a number, and no credential (SIGNUP-02, C-83). */
export function newUniqueId(): number {
  const lowest = 10n ** BigInt(limits.customerUniqueId.digits - 1)
  const [random = 0n] = crypto.getRandomValues(new BigUint64Array(1))
  return Number(lowest + (random % (9n * lowest)))
}
