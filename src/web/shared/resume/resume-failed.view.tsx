import { useCallback } from 'react'
import type { resumeMachine } from '#machines/purchase/resume/resume.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import { useWhenOnline } from '../../browser/use-when-online.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useTitle } from '../../journey/use-title.ts'
import { WaitsForNetwork } from '../../journey/waits-for-network.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Screen } from '../../ui/layout/screen.tsx'

const { failedTitle, retry, triesAgain } = messages.resume

/** Why it could not be read, also while it is tried again. */
export function ResumeFailedView({ screen, send, model }: ViewProps<typeof resumeMachine>) {
  useTitle(failedTitle)
  const again = useCallback(() => send({ type: 'read.retried' }), [send])
  useWhenOnline(again)
  const button = (
    <Button size="large" busy={screen.busy} onClick={again}>
      {retry}
    </Button>
  )
  return (
    <Screen title={failedTitle} lead={model.problem} actions={button}>
      <WaitsForNetwork otherwise={<p>{triesAgain}</p>} />
    </Screen>
  )
}
