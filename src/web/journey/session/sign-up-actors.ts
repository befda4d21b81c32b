import { fromPromise } from 'xstate'
import { toSignUp } from '#contract/account/people.codec.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import type { SignUpDetails } from '#machines/record/own-details.question.ts'
import { account } from '#machines/reference/messages/account.ts'
import type { SigningUp } from '#machines/sign-up/sign-up.machine.ts'
import { send } from '../send.ts'
import { newUniqueId } from './unique-id.ts'

const signUp = fromPromise<SigningUp, { details: SignUpDetails }>(async ({ input, signal }) => {
  const { fullName, maritalStatus = '', ...details } = input.details
  const uniqueId = newUniqueId()
  const sent = await send(signUpCustomer, toSignUp(input.details, uniqueId), { signal })
  if (sent.ok) {
    // The server gives another number where somebody has that one.
    const uniqueNumber = String(sent.body.data.customer_unique_number ?? uniqueId)
    return { kind: 'created', customer: { ...details, id: '', name: fullName, maritalStatus, uniqueNumber } }
  }
  const message = sent.body?.data.message ?? sent.failure.issues?.[0]?.message ?? sent.failure.message
  if (message === account.alreadyExists) return { kind: 'exists', message }
  throw new Error(message)
})

export const signUpActors = { signUp }
