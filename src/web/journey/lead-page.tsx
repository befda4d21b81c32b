/**
 * A page of one lead: reads its journey, asks for proof where it is somebody else's browser, says so where nobody
 * knows it, and gives the record to what it holds.
 *
 *   <LeadPage leadId={id}>{(record) => <JourneyPage … input={{ today: today(), record }} />}</LeadPage>
 */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messages } from '#machines/reference/messages.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { LoadingPage } from '../shell/loading-page.tsx'
import { Button, buttonClass } from '../ui/actions/button.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { readJourney } from './lead.ts'
import { ProveOwner } from './prove-owner.tsx'
import { queryClient } from './query-client.ts'
import { useTitle } from './use-title.ts'

export type LeadPageProps = { leadId: string; children: (record: MotorRecord, isNews: boolean) => ReactNode }

let visits = 0

export function LeadPage({ leadId, children }: LeadPageProps) {
  // The page before has moved the journey on: what it had read is no beginning for this one.
  const [visit] = useState(() => ++visits)
  const lead = useQuery(
    {
      queryKey: ['lead', leadId, visit],
      queryFn: ({ signal }) => readJourney(leadId, signal),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  const again = () => void lead.refetch()
  if (!lead.data) return <LoadingPage />
  if (lead.data.kind === 'unknown') return <Unknown />
  if (lead.data.kind === 'locked') {
    return <ProveOwner leadId={leadId} mobile={lead.data.mobile} onProved={again} />
  }
  if (lead.data.kind === 'failed') return <Failed message={lead.data.message} onRetry={again} />
  return children(lead.data.record, lead.data.isNews)
}

function Unknown() {
  useTitle(messages.failure.notFound)
  const home = (
    <a href="/" className={buttonClass({ size: 'large' })}>
      Start a new search
    </a>
  )
  return (
    <Screen
      title={messages.failure.unknownJourney}
      lead="The address may be mistyped, or the journey may have been closed. A new search takes a minute."
      actions={home}
    />
  )
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const title = 'This page could not be loaded'
  useTitle(title)
  const again = (
    <Button size="large" onClick={onRetry}>
      Try again
    </Button>
  )
  return <Screen title={title} lead={message} actions={again} />
}
