import { fromPromise } from 'xstate'
import { askForPhotograph as askCall, decideReferral, listReferrals } from '#contract/desk/referrals.calls.ts'
import type { DecisionGiven, Referral } from '#machines/schemas/referral.ts'
import { referralsEvents } from '#machines/staff/referrals/referrals.events.ts'
import { referralsMachine } from '#machines/staff/referrals/referrals.machine.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'
import { bodyOf } from '../../saving/calls.ts'
import { accessConsent } from '../../shared/consent/consent.journey.ts'
import { whenVisible } from '../when-visible.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { ReferralConsent } from './referral-consent.tsx'
import { ReferralsFailedView, ReferralsView } from './referrals.view.tsx'
import { RetakeDialog } from './retake-dialog.tsx'

/** Pauses while the page is hidden. */
const readReferrals = fromPromise<readonly Referral[], object>(async ({ signal }) => {
  await whenVisible(signal)
  return bodyOf(await send(listReferrals, {}, { signal })).data
})

type Deciding = { leadId: string; decision: DecisionGiven | undefined }

const decide = fromPromise<{ message: string }, Deciding>(async ({ input: { leadId, decision } }) => {
  if (!decision) throw new Error('Nothing was decided')
  const { message } = bodyOf(await send(decideReferral, { customerLeadId: leadId, ...decision }))
  return { message }
})

type Retaking = { leadId: string; documentId: string | undefined; reason: string | undefined }

const askForPhotograph = fromPromise<{ message: string }, Retaking>(
  async ({ input: { leadId, documentId = '', reason = '' } }) => {
    const { message } = bodyOf(await send(askCall, { customerLeadId: leadId, documentId, reason }))
    return { message }
  },
)

/** The queue of referred proposals in the browser. */
export const referralsJourney = defineJourney({
  machine: referralsMachine.provide({
    actors: { readReferrals, decide, askForPhotograph, consent: accessConsent.machine },
  }),
  events: referralsEvents,
  views: { referrals: ReferralsView, failed: ReferralsFailedView },
  overlays: { decision: DecisionDialog, retake: RetakeDialog, consent: ReferralConsent },
})
