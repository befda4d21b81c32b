/**
 * A page of one lead: reads its journey, asks for proof where it is somebody else's browser, says so where nobody
 * knows it, and gives the record to what it holds.
 *
 *   <LeadPage leadId={id}>{(record) => <JourneyPage … input={{ today: today(), record }} />}</LeadPage>
 */
import type { ReactNode } from 'react'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { HelpingBar } from './helping-bar.tsx'
import { JourneyView } from './journey-view.tsx'
import { resumeJourney } from './resume/resume.journey.ts'
import { useJourney } from './use-journey.ts'

type LeadPageProps = { leadId: string; children: (record: MotorRecord, isNews: boolean) => ReactNode }

export function LeadPage({ leadId, children }: LeadPageProps) {
  return (
    <ThatLead key={leadId} leadId={leadId}>
      {children}
    </ThatLead>
  )
}

function ThatLead({ leadId, children }: LeadPageProps) {
  const resume = useJourney(resumeJourney, { way: 'page', leadId })
  const { record, isNews } = resume.model
  return resume.screen.state === 'here' && record ? (
    <>
      <HelpingBar record={record} />
      {children(record, isNews)}
    </>
  ) : (
    <JourneyView {...resume} />
  )
}
