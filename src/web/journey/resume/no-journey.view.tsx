import { Screen } from '../../ui/layout/screen.tsx'
import { Press } from '../press.tsx'
import { useTitle } from '../use-title.ts'
import type { ResumeHandle } from './resume.journey.ts'

/** Nobody knows it, or the link to it is used up: why, and a way on. */
export function NoJourneyView({ journey }: { journey: ResumeHandle }) {
  const { title = '', lead } = journey.screen
  useTitle(title)
  const home = <Press journey={journey} event="search.restarted" />
  return <Screen title={title} lead={lead} actions={home} />
}
