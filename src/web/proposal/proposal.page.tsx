import { notFound, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { proposals } from '../proposals.ts'
import { LeadPage } from '../shared/resume/lead-page.tsx'
import { LoadingPage } from '../ui/feedback/loading-page.tsx'

export default function ProposalPage() {
  const { id } = useParams({ from: '/proposal/$id' })
  return <LeadPage leadId={id}>{(record) => <OfProduct record={record} />}</LeadPage>
}

function OfProduct({ record }: { record: JourneyRecord }) {
  const Proposal = proposals[record.quoteType]
  if (!Proposal) throw notFound()
  return (
    <Suspense fallback={<LoadingPage />}>
      <Proposal record={record} />
    </Suspense>
  )
}
