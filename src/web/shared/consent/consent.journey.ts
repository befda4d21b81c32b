import { fromPromise } from 'xstate'
import { askConsent, type ConsentPurpose, giveConsent } from '#contract/desk/consent.calls.ts'
import { proveOwnerEvents } from '#machines/purchase/prove-owner/prove-owner.events.ts'
import {
  proveOwnerMachine,
  type SendOutcome,
  type VerifyOutcome,
} from '#machines/purchase/prove-owner/prove-owner.machine.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'

const verdicts = { invalid: 'wrong', gone: 'spent', 'too-many': 'blocked' } as const
const isVerdict = (code: string): code is keyof typeof verdicts => code in verdicts

/** The code works as for proving ownership; here it proves consent to an employee. */
const consentTo = (purpose: ConsentPurpose) => {
  const sendCode = fromPromise<SendOutcome, { leadId: string }>(async ({ input, signal }) => {
    const sent = await send(askConsent, { customerLeadId: input.leadId, purpose }, { signal })
    if (sent.ok) return { kind: 'sent', mobile: sent.body.data.mobile }
    const { code, message } = sent.failure
    if (code === 'too-many') return { kind: 'blocked', message }
    throw new Error(message)
  })
  const verifyCode = fromPromise<VerifyOutcome, { leadId: string; otp: string }>(
    async ({ input: { leadId, otp }, signal }) => {
      const sent = await send(giveConsent, { customerLeadId: leadId, purpose, otp }, { signal })
      if (sent.ok) return { kind: 'proved' }
      const { code, message, issues } = sent.failure
      if (!isVerdict(code)) throw new Error(message)
      return { kind: verdicts[code], message: issues?.[0]?.message ?? message }
    },
  )
  return defineJourney({
    machine: proveOwnerMachine.provide({ actors: { sendCode, verifyCode } }),
    events: proveOwnerEvents,
  })
}

export const accessConsent = consentTo('access')
export const premiumConsent = consentTo('premium')
