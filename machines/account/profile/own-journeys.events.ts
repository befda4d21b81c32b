import * as v from 'valibot'
import { type EventsOf, selection } from '../../core/event.ts'
import { journeyPaths } from '../../journey-pages.ts'
import { ownQuotation } from '../../schemas/profile.ts'
import { sampleQuotation } from './sample-profile.ts'

const ofLead = v.object({ leadId: v.string() })
const ofDocument = v.object({ leadId: v.string(), after: v.optional(v.string()) })

export const ownJourneysEvents = {
  'journey.continued': selection('Continue', v.object({ quotation: ownQuotation }), (today) =>
    journeyPaths(['quotes', 'proposal', 'checkout']).map((path) => ({
      quotation: sampleQuotation(today, { leadsTo: { path, screen: '', activeStep: 0 } }),
    })),
  ),
  'policy.renewed': selection('Renew', ofLead, [{ leadId: 'lead-1' }]),
  /** `after`: as it was after so many changes; without it as it is now. */
  'document.asked': selection('Download', ofDocument, [
    { leadId: 'lead-1' },
    { leadId: 'lead-1', after: '0' },
  ]),
  'receipt.asked': selection('Receipt', ofLead, [{ leadId: 'lead-1' }]),
} as const

export type OwnJourneysEvent = EventsOf<typeof ownJourneysEvents>
