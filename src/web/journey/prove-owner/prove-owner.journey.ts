import { fromPromise } from 'xstate'
import { sendOwnerCode, verifyOwnerCode } from '#contract/journey/owner.calls.ts'
import { proveOwnerEvents } from '#machines/purchase/prove-owner/prove-owner.events.ts'
import {
  proveOwnerMachine,
  type SendOutcome,
  type VerifyOutcome,
} from '#machines/purchase/prove-owner/prove-owner.machine.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../journey.ts'
import { AskCodeView } from './ask-code.view.tsx'
import { EnterCodeView } from './enter-code.view.tsx'
import { UnprovableView } from './unprovable.view.tsx'

const sendCode = fromPromise<SendOutcome, { leadId: string }>(async ({ input, signal }) => {
  const sent = await send(sendOwnerCode, { customerLeadId: input.leadId }, { signal })
  if (sent.ok) return { kind: 'sent', mobile: sent.body.data.mobile }
  const { code, message } = sent.failure
  if (code === 'too-many') return { kind: 'blocked', message }
  throw new Error(message)
})

const verdicts = { invalid: 'wrong', gone: 'spent', 'too-many': 'blocked' } as const

const verifyCode = fromPromise<VerifyOutcome, { leadId: string; otp: string; link?: string | undefined }>(
  async ({ input: { leadId, otp, link }, signal }) => {
    const request = { customerLeadId: leadId, otp, ...(link && { link }) }
    const sent = await send(verifyOwnerCode, request, { signal })
    if (sent.ok) return { kind: 'proved' }
    const { code, message, issues } = sent.failure
    if (!(code in verdicts)) throw new Error(message)
    return { kind: verdicts[code as keyof typeof verdicts], message: issues?.[0]?.message ?? message }
  },
)

/** Proving whose journey it is, in the browser. */
export const proveOwnerJourney = defineJourney({
  machine: proveOwnerMachine.provide({ actors: { sendCode, verifyCode } }),
  events: proveOwnerEvents,
  views: { askCode: AskCodeView, enterCode: EnterCodeView, unprovable: UnprovableView },
})
