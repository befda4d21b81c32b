import { useParams } from '@tanstack/react-router'
import { JourneyView } from '../journey/journey-view.tsx'
import { useJourney } from '../journey/use-journey.ts'
import { resumeJourney } from '../shared/resume/resume.journey.ts'

/** Resumes a journey by a link or its id, for those who may open it. */
export default function ResumePage() {
  const { token } = useParams({ from: '/resume/$token' })
  return <Resuming key={token} token={token} />
}

function Resuming({ token }: { token: string }) {
  return <JourneyView {...useJourney(resumeJourney, inputOf(token))} />
}

/** A link ends with a signed token of three parts separated by dots. */
const inputOf = (token: string) =>
  token.includes('.') ? ({ way: 'link', link: token } as const) : ({ way: 'id', leadId: token } as const)
