import type { ReactNode } from 'react'
import { photographTexts as texts } from '#machines/reference/messages/photographs.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

type PhotographsScreenProps = ViewProps & {
  /** Of what how many are missing. */
  missing: readonly { name: string; count: number }[]
  children: ReactNode
  /** The children offer to continue elsewhere themselves. */
  offersElsewhere?: boolean | undefined
}

/** A page of photographs, which goes on once none is missing. */
export const PhotographsScreen = ({ missing, children, ...view }: PhotographsScreenProps) => (
  <JourneyScreen
    {...view}
    actions={
      <Button
        size="large"
        disabled={!view.can('photographs.completed')}
        onClick={() => view.send({ type: 'photographs.completed' })}
      >
        {view.journey.events['photographs.completed']?.label}
      </Button>
    }
  >
    <Stack>
      {view.screen.problem && <Notice kind="warn">{view.screen.problem}</Notice>}
      {children}
      {missing.length > 0 && (
        <Notice title={texts.missing}>
          {missing.map(({ name, count }) => (
            <p key={name}>{texts.missingOf(name, count)}</p>
          ))}
        </Notice>
      )}
    </Stack>
  </JourneyScreen>
)
