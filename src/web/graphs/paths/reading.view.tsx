import { paths as texts } from '#machines/reference/messages/paths.ts'
import { useTitle } from '../../journey/use-title.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import type { PathsProps } from './paths.journey.ts'

/** Keeps the place while the machine is read. */
export function ReadingView({ journey }: PathsProps) {
  const title = texts.title(journey.context.machine)
  useTitle(title)
  return (
    <Screen title={title} width="page">
      <Skeleton height="6rem" />
      <Skeleton height="24rem" />
    </Screen>
  )
}
