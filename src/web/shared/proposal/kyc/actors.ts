import { fromPromise, type InputFrom } from 'xstate'
import type { Call } from '#contract/call.ts'
import * as kyc from '#contract/kyc/kyc.calls.ts'
import { findingOf, findingOfOtp, toKyc, toKycDocument } from '#contract/kyc/kyc.codec.ts'
import type { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import type { KycConfig, KycFinding } from '#machines/schemas/kyc.ts'
import { type Sent, send } from '../../../api-client/send.ts'
import { policyState } from '../../../browser/policy-state/policy-state.ts'
import { stillWantedOnline } from '../../../browser/until-online.ts'
import { bodyOf } from '../../../saving/calls.ts'
import { outbox } from '../../../saving/tab-outbox.ts'
import { toast } from '../../../ui/overlays/toast.tsx'

type Check = InputFrom<typeof kycMachine>
type Lead = Pick<Check, 'leadId'>
type OfInsurer = Pick<Check, 'leadId' | 'insurerId'>
type Whose = Pick<Check, 'leadId' | 'insurerId' | 'fullName'>
type Document = Whose & { docName: string; docNumber: string; dateOfBirth?: string }

export const getKycConfig = fromPromise<KycConfig, Pick<Check, 'insurerId' | 'customerType'>>(
  async ({ input, signal }) => {
    policyState.reset('kycConfig')
    const { data: kycConfig } = bodyOf(await ask(kyc.getKycConfig, input, signal))
    policyState.set({ kycConfig })
    return kycConfig
  },
)

export const getKyc = fromPromise<KycFinding, Document>(async ({ input, signal }) =>
  findingOf(withToast(await askOfJourney(kyc.getKyc, toKycDocument(input), signal))),
)

export const verifyOtp = fromPromise<KycFinding, Lead & { reference: string; otp: string }>(
  async ({ input, signal }) =>
    findingOfOtp(withToast(await askOfJourney(kyc.verifyKycWithOtp, toKyc(input), signal))),
)

export const sendPapers = fromPromise<KycFinding, Whose & { docName: string; fileId: string }>(
  async ({ input, signal }) =>
    findingOf(withToast(await askOfJourney(kyc.checkKycPapers, toKycDocument(input), signal))),
)

export const startRedirect = fromPromise<{ url: string }, Whose>(
  async ({ input, signal }) => bodyOf(await askOfJourney(kyc.startKycRedirect, toKyc(input), signal)).data,
)

export const getKycStatus = fromPromise<KycFinding, OfInsurer>(async ({ input, signal }) =>
  findingOf(withToast(await askOfJourney(kyc.getKycStatus, toKyc(input), signal))),
)

/** What was answered before is saved first: the server checks the person whom it knows. */
async function askOfJourney<Request, Reply>(
  call: Call<Request, Reply>,
  request: Request,
  signal: AbortSignal,
) {
  await stillWantedOnline(signal)
  await outbox.flush()
  return ask(call, request, signal)
}

/** Asks once there is a network, as the page says meanwhile. */
async function ask<Request, Reply>(call: Call<Request, Reply>, request: Request, signal: AbortSignal) {
  await stillWantedOnline(signal)
  return send(call, request, { signal })
}

/** A successful check shows a notification over the next screen (ERR-16). */
function withToast(sent: Sent<kyc.KycReply>): Sent<kyc.KycReply> {
  if (sent.ok) toast({ text: sent.body.message, kind: 'success' })
  return sent
}
