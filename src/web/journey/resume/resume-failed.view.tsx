import type { resumeMachine } from '#machines/resume/resume.machine.ts'
import { Screen } from '../../ui/layout/screen.tsx'
import type { ViewProps } from '../journey.ts'
import { Press } from '../press.tsx'
import { useTitle } from '../use-title.ts'

export function ResumeFailedView(view: ViewProps<typeof resumeMachine>) {
  const { title = '', problem } = view.screen
  useTitle(title)
  return <Screen title={title} lead={problem} actions={<Press {...view} event="read.retried" />} />
}
