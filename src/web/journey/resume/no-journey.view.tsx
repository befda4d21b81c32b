import type { resumeMachine } from '#machines/resume/resume.machine.ts'
import { Screen } from '../../ui/layout/screen.tsx'
import type { ViewProps } from '../journey.ts'
import { Press } from '../press.tsx'
import { useTitle } from '../use-title.ts'

/** Nobody knows it, or the link to it is used up: why, and a way on. */
export function NoJourneyView(view: ViewProps<typeof resumeMachine>) {
  const { title = '', lead } = view.screen
  useTitle(title)
  const home = <Press {...view} event="search.restarted" />
  return <Screen title={title} lead={lead} actions={home} />
}
