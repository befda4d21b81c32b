import { Screen } from '../../ui/layout/screen.tsx'
import { Press } from '../press.tsx'
import { useTitle } from '../use-title.ts'
import type { ResumeHandle } from './resume.journey.ts'

export function ResumeFailedView({ journey }: { journey: ResumeHandle }) {
  const { title = '', problem } = journey.screen
  useTitle(title)
  return <Screen title={title} lead={problem} actions={<Press journey={journey} event="read.retried" />} />
}
