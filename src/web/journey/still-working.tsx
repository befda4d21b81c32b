import { useEffect, useState } from 'react'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { Button } from '../ui/actions/button.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import type { ViewProps } from './journey.ts'
import { JourneyScreen } from './journey-screen.tsx'
import { WaitsForNetwork } from './waits-for-network.tsx'

/** A screen that waits for an answer from outside; after ten seconds it says so and offers a way out (C-102). */
export function StillWorking(view: ViewProps) {
  const { screen, send } = view
  const isLong = useLong(screen.state)
  return (
    <JourneyScreen {...view}>
      <Stack>
        <ThreeDots label={isLong ? messages.failure.stillWorking : screen.title} />
        <WaitsForNetwork />
        {isLong && <p>{messages.failure.stillWorking}</p>}
        {isLong && screen.canGoBack && (
          <Button variant="secondary" onClick={() => send({ type: 'back' })}>
            Cancel
          </Button>
        )}
      </Stack>
    </JourneyScreen>
  )
}

function useLong(state: string): boolean {
  const [long, setLong] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setLong(state), limits.stillWorkingMs)
    return () => clearTimeout(timer)
  }, [state])
  return long === state
}
