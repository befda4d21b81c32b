import * as v from 'valibot'
import { type EventsOf, selection } from '../../core/event.ts'
import { ownQuotation } from '../../schemas/profile.ts'
import { sampleQuotation } from './sample-profile.ts'

const ofLead = v.object({ leadId: v.string() })
const accepted = { savedStep: 10, proposalStatus: 'proposalSuccess' } as const

export const ownJourneysEvents = {
  'journey.continued': selection('Continue', v.object({ quotation: ownQuotation }), (today) =>
    [{}, { savedStep: 3 as const }, { savedStep: 8 as const }, accepted].map((different) => ({
      quotation: sampleQuotation(today, different),
    })),
  ),
  'policy.renewed': selection('Renew', ofLead, [{ leadId: 'lead-1' }]),
  'document.asked': selection('Download', ofLead, [{ leadId: 'lead-1' }]),
} as const

export type OwnJourneysEvent = EventsOf<typeof ownJourneysEvents>
