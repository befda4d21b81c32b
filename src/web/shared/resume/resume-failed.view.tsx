import type { resumeMachine } from '#machines/purchase/resume/resume.machine.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { useTitle } from '../../journey/use-title.ts'
import { Screen } from '../../ui/layout/screen.tsx'

export function ResumeFailedView(view: ViewProps<typeof resumeMachine>) {
  const { title = '', problem } = view.screen
  useTitle(title)
  return <Screen title={title} lead={problem} actions={<EventButton {...view} event="read.retried" />} />
}
