import type { JourneyRecord } from '#machines/schemas/journey-record.ts'

/** Its proposal, which asks for nothing more. */
export const UmbrellaProposal = ({ record }: { record: JourneyRecord }) => (
  <p>Nothing more is asked about {record.leadId}.</p>
)
