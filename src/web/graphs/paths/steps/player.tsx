import type { ReactNode } from 'react'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import { lastStep } from '#machines/tools/paths-page/place.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { First, Last, Next, Pause, Play, Previous } from '../../player-icons.tsx'
import { eventText } from '../event-labels.ts'
import type { WalkProps } from '../list/path-list.tsx'
import { stagesOf } from './stages.ts'
import styles from './walk.module.css'

/** The path's current place, and its transitions. */
export function StepPlayer({ path, ...view }: WalkProps) {
  const { step } = view.model
  const last = lastStep(path)
  const stage = stagesOf(path)[step]
  const how = stage?.event ? `${eventText(stage.event.type)}, to ${stage.state}` : `begins in ${path.begins}`
  return (
    <div className={styles.player}>
      <div className={styles.buttons}>
        <Way {...view} event="step.first" icon={<First />} isOff={step === 0} />
        <Way {...view} event="step.back" icon={<Previous />} isOff={step === 0} />
        <PlayOrPause {...view} />
        <Way {...view} event="step.next" icon={<Next />} isOff={step === last} />
        <Way {...view} event="step.last" icon={<Last />} isOff={step === last} />
      </div>
      <p className={styles.place}>
        {texts.stepOf(step, last)} <span className={styles.state}>{stage?.state}</span>
      </p>
      <progress
        className={styles.progress}
        aria-hidden="true"
        max={Math.max(last, 1)}
        value={last === 0 ? 1 : step}
      />
      <VisuallyHidden>
        <span role="status">{`${texts.stepOf(step, last)}: ${how}`}</span>
      </VisuallyHidden>
    </div>
  )
}

type WayEvent = 'step.first' | 'step.back' | 'step.next' | 'step.last' | 'playing.begun' | 'playing.paused'
type WayProps = ViewProps<typeof pathsPageMachine> & { event: WayEvent; icon: ReactNode; isOff?: boolean }

/** Stays focusable at either end, where it does nothing. */
const Way = ({ send, journey, event, icon, isOff }: WayProps) => (
  <IconButton
    label={journey.events[event]?.label ?? ''}
    icon={icon}
    aria-disabled={isOff || undefined}
    onClick={() => send({ type: event })}
  />
)

const PlayOrPause = (view: ViewProps<typeof pathsPageMachine>) =>
  view.screen.state === 'open.shown.playing' ? (
    <Way {...view} event="playing.paused" icon={<Pause />} />
  ) : (
    <Way {...view} event="playing.begun" icon={<Play />} />
  )
