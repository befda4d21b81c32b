/** The frame of a journey's screen: its title, lead, Back, progress, and whether all is saved. */
import type { ReactNode } from 'react'
import { Screen, type ScreenProps } from '../ui/layout/screen.tsx'
import type { Handle } from './journey.ts'
import { SaveState } from './save-state.tsx'
import { Elsewhere } from './send-link/elsewhere.tsx'
import { useTitle } from './use-title.ts'

export type JourneyScreenProps = Pick<ScreenProps, 'aside' | 'actions' | 'width'> & {
  journey: Handle
  children?: ReactNode
}

export function JourneyScreen({ journey, children, ...rest }: JourneyScreenProps) {
  const { title = '', lead, canGoBack } = journey.screen
  useTitle(title)
  return (
    <Screen
      title={title}
      lead={lead}
      onBack={canGoBack ? () => journey.send({ type: 'back' }) : undefined}
      progress={journey.journey.progress?.(journey.screen)}
      {...rest}
    >
      {children}
      <SaveState />
      <Elsewhere journey={journey} variant="quiet" size="small" />
    </Screen>
  )
}
