import * as v from 'valibot'
import { loginMobileError } from '#machines/rules/mobile.ts'
import { judged } from '#machines/schemas/answers.ts'
import { call } from '../call.ts'

/** Forgets the codes that unknown devices asked for and tried with a number, so that its owner gets one again. */
export const unlockNumber = call({
  method: 'POST',
  path: 'desk/unlockNumber',
  kind: 'authed',
  action: 'desk.lead',
  request: v.object({ mobileNumber: judged(loginMobileError) }),
  reply: v.object({ status: v.literal('success'), message: v.string() }),
  isSuccess: ({ status }) => status === 'success',
})
