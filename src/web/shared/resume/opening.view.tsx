import type { resumeMachine } from '#machines/purchase/resume/resume.machine.ts'
import { useOffline } from '../../browser/use-offline.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { WaitsForNetwork } from '../../journey/waits-for-network.tsx'
import { LoadingPage } from '../../ui/feedback/loading-page.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { ResumeFailedView } from './resume-failed.view.tsx'

/** The journey is being read; what stops that is said meanwhile. */
export function OpeningView(view: ViewProps<typeof resumeMachine>) {
  const waits = useOffline()
  if (view.model.problem !== undefined) return <ResumeFailedView {...view} />
  if (!waits) return <LoadingPage />
  return (
    <Screen title={view.screen.title ?? ''}>
      <WaitsForNetwork />
    </Screen>
  )
}
