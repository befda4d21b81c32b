import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { JourneyScreen } from '../journey-screen.tsx'
import { Press } from '../press.tsx'
import type { ProveOwnerHandle } from './prove-owner.journey.ts'

/** Which phone the code would go to, and the button that sends it. */
export function AskCodeView({ journey }: { journey: ProveOwnerHandle }) {
  const { problem, mobile } = journey.context
  return (
    <JourneyScreen journey={journey}>
      <Stack>
        {problem && <Notice kind="error">{problem}</Notice>}
        <p>The code goes to {mobile}.</p>
        <Button
          size="large"
          busy={journey.screen.busy}
          onClick={() => journey.send({ type: 'code.requested' })}
        >
          {journey.journey.events['code.requested']?.label}
        </Button>
        <Press journey={journey} event="search.restarted" variant="quiet" size="medium" />
      </Stack>
    </JourneyScreen>
  )
}
