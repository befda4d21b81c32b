import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { renamed } from '#contract/kyc/upload-name.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import type { KycConfig } from '#machines/schemas/kyc.ts'
import { send } from '../../../api-client/send.ts'
import { defineJourney } from '../../../journey/journey.ts'
import { StillWorking } from '../../../journey/still-working.tsx'
import { bodyOf } from '../../../saving/calls.ts'
import { AwayView } from './away.view.tsx'
import { DocumentView } from './document.view.tsx'
import { FoundView } from './found.view.tsx'
import { KycOtpView } from './otp.view.tsx'
import { RetryView } from './retry.view.tsx'

/** The identity check in the browser; the proposal's machine runs it. */
export const kycJourney = defineJourney({
  machine: kycMachine,
  events: kycEvents,
  answers: (_, { dateOfBirth, fullName, pan, document, customerType, config }) => ({
    dateOfBirth,
    fullName,
    docName: usualDocument(config),
    ...(usualDocument(config) && { docNumber: pan }),
    ...document,
    ...(document && { consent: true }),
    customerType,
    allowed: config?.documents ?? [],
  }),
  views: {
    waiting: StillWorking,
    retry: RetryView,
    kyc: DocumentView,
    otp: KycOtpView,
    papers: DocumentView,
    away: AwayView,
    kycFound: FoundView,
  },
  upload: uploadPaper,
})

/** The one that most people have at hand, where it is taken. */
const usualDocument = (config: KycConfig | undefined) =>
  config?.documents.find((document) => document === 'pan')

/** Uploads an identity document of a journey; returns the id for its check. */
async function uploadPaper(file: File, { leadId }: { leadId: string }): Promise<string> {
  const sent = await send(uploadDocument, {
    customerLeadId: leadId,
    docName: 'identity',
    category: 'kyc',
    file: renamed(file, Date.now()),
  })
  return bodyOf(sent).data.id
}
