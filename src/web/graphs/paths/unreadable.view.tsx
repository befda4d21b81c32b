import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { useTitle } from '../../journey/use-title.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Screen } from '../../ui/layout/screen.tsx'

/** The machine could not be read: an error with a retry. */
export function UnreadableView(view: ViewProps<typeof pathsPageMachine>) {
  useTitle(texts.unreadable)
  const again = <EventButton {...view} event="machine.retried" variant="secondary" size="small" />
  return (
    <Screen title={texts.unreadable} width="page">
      <Notice kind="error" action={again}>
        {view.screen.problem}
      </Notice>
    </Screen>
  )
}
