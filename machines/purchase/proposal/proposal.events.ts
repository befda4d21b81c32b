import * as v from 'valibot'
import { button, form, navigation, selection } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'
import { statusOf } from '../../reference/statuses.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'

/** What can be done with a proposal that is complete or was sent, whatever is insured. */
export const submissionEvents = {
  'premium.accepted': button('Accept the new premium'),
  'plan.abandoned': button('Choose another plan'),
  'proposal.corrected': button('Change details'),
  'status.checked': button('Check status'),
  'proposal.retried': button('Try again'),
  back: navigation(button('Back')),
} as const

/** What can be done with the premium while a person decides, where it may be blocked (Bima-ASBA). */
export const mandateEvents = {
  'mandate.requested': button('Block the premium by UPI'),
  'mandate.released': button('Release the blocked premium'),
} as const

/** The browser's back and forward, and "change" on the review. */
export const revisitedEvent = (screens: readonly string[]) =>
  navigation(
    selection(
      'Change',
      v.object({ screen: v.string() }),
      screens.map((screen) => ({ screen })),
    ),
  )

/** The declaration that a customer signs; it has to be given each time. */
export const declaration = (label: string) =>
  form(
    'Submit proposal',
    {
      truth: {
        label,
        control: 'checkbox',
        secret: true,
        schema: v.literal(true, messages.form.consent),
      },
    },
    [{ truth: true }],
  )

/** How the declaration goes with the record: nothing is written, and it holds once the insurer has accepted. */
export const declared = {
  change: () => ({}),
  known: (record: JourneyRecord) => (isAccepted(record) ? { truth: true } : undefined),
}

/** What the calls of a proposal have answered, as far as the record contains it. */
export function answeredCalls(record: object) {
  const { kyc, version, ...known } = record as JourneyRecord
  return {
    ...(kyc && { kyc: { kyc } }),
    ...(isAccepted(known) && { submitProposal: { kind: 'accepted', version } }),
  }
}

/** The insurer has taken the proposal: the status as its key or as its label (C-28). */
function isAccepted({ proposalStatus }: Pick<JourneyRecord, 'proposalStatus'>): boolean {
  return statusOf(proposalStatus) === 'proposalSuccess'
}
