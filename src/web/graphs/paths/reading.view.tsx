import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useTitle } from '../../journey/use-title.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Screen } from '../../ui/layout/screen.tsx'

/** A placeholder while the machine is loading. */
export function ReadingView({ model }: ViewProps<typeof pathsPageMachine>) {
  const title = texts.title(model.machine)
  useTitle(title)
  return (
    <Screen title={title} width="page">
      <Skeleton height="6rem" />
      <Skeleton height="24rem" />
    </Screen>
  )
}
