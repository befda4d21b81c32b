/** The frame of a journey's screen: title, lead, Back, progress, and save state. */
import type { ReactNode } from 'react'
import { SaveState } from '../saving/save-state.tsx'
import { Screen, type ScreenProps } from '../ui/layout/screen.tsx'
import type { ViewProps } from './journey.ts'
import { ContinueElsewhere } from './send-link/continue-elsewhere.tsx'
import { useTitle } from './use-title.ts'

type JourneyScreenProps = ViewProps &
  Pick<ScreenProps, 'aside' | 'actions' | 'width'> & {
    children?: ReactNode
    /** The children offer to continue elsewhere themselves. */
    offersElsewhere?: boolean | undefined
  }

export function JourneyScreen({
  aside,
  actions,
  width,
  children,
  offersElsewhere,
  ...view
}: JourneyScreenProps) {
  const { journey, screen, send } = view
  const { title = '', lead, canGoBack } = screen
  useTitle(title)
  return (
    <Screen
      title={title}
      lead={lead}
      onBack={canGoBack ? () => send({ type: 'back' }) : undefined}
      progress={journey.progress?.(screen)}
      aside={aside}
      actions={actions}
      width={width}
    >
      {children}
      <SaveState />
      {!offersElsewhere && <ContinueElsewhere model={view.model} variant="quiet" size="small" />}
    </Screen>
  )
}
