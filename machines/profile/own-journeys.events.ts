import * as v from 'valibot'
import { type EventsOf, pick } from '../core/event.ts'
import { sampleQuotation } from '../record/sample-own.ts'
import { ownQuotation } from '../schemas/profile.ts'

const ofLead = v.object({ leadId: v.string() })
const accepted = { savedStep: 10, proposalStatus: 'proposalSuccess' } as const

export const ownJourneysEvents = {
  'journey.continued': pick('Continue', v.object({ quotation: ownQuotation }), (today) =>
    [{}, { savedStep: 3 as const }, { savedStep: 8 as const }, accepted].map((different) => ({
      quotation: sampleQuotation(today, different),
    })),
  ),
  'policy.renewed': pick('Renew', ofLead, [{ leadId: 'lead-1' }]),
  'document.asked': pick('Download', ofLead, [{ leadId: 'lead-1' }]),
} as const

export type OwnJourneysEvent = EventsOf<typeof ownJourneysEvents>
