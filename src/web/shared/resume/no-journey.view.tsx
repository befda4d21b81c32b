import type { resumeMachine } from '#machines/purchase/resume/resume.machine.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { useTitle } from '../../journey/use-title.ts'
import { Screen } from '../../ui/layout/screen.tsx'

/** Unknown journey or used link: the reason, and a way on. */
export function NoJourneyView(view: ViewProps<typeof resumeMachine>) {
  const { title = '', lead } = view.screen
  useTitle(title)
  const home = <EventButton {...view} event="search.restarted" />
  return <Screen title={title} lead={lead} actions={home} />
}
