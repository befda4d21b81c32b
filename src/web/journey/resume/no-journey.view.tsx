import { labels } from '#machines/reference/messages/labels.ts'
import { buttonClass } from '../../ui/actions/button.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { useTitle } from '../use-title.ts'
import type { ResumeHandle } from './resume.journey.ts'

/** Nobody knows it, or the link to it is used up: why, and a way on. */
export function NoJourneyView({ journey }: { journey: ResumeHandle }) {
  const { title = '', lead } = journey.screen
  useTitle(title)
  const home = (
    <a href="/" className={buttonClass({ size: 'large' })}>
      {labels.newSearch}
    </a>
  )
  return <Screen title={title} lead={lead} actions={home} />
}
