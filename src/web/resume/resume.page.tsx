import { useParams } from '@tanstack/react-router'
import { JourneyView } from '../journey/journey-view.tsx'
import { useJourney } from '../journey/use-journey.ts'
import { resumeJourney } from '../shared/resume/resume.journey.ts'

/** Back to a journey by a link or by its id: it goes on where it was left, for whom it opens. */
export default function ResumePage() {
  const { token } = useParams({ from: '/resume/$token' })
  return <Resuming key={token} token={token} />
}

function Resuming({ token }: { token: string }) {
  return <JourneyView {...useJourney(resumeJourney, inputOf(token))} />
}

/** A link ends with a signed token, whose three parts have points between them. */
const inputOf = (token: string) =>
  token.includes('.') ? ({ way: 'link', link: token } as const) : ({ way: 'id', leadId: token } as const)
