import { paths as texts } from '#machines/reference/messages/paths.ts'
import { Press } from '../../journey/press.tsx'
import { useTitle } from '../../journey/use-title.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import type { PathsProps } from './paths.journey.ts'

/** The machine could not be read: why, and once more. */
export function UnreadableView({ journey }: PathsProps) {
  useTitle(texts.unreadable)
  const again = <Press journey={journey} event="machine.retried" variant="secondary" size="small" />
  return (
    <Screen title={texts.unreadable} width="page">
      <Notice kind="error" action={again}>
        {journey.screen.problem}
      </Notice>
    </Screen>
  )
}
