import type { ReactNode } from 'react'
import { lastStep } from '#machines/paths-page/place.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { First, Last, Next, Pause, Play, Previous } from '../../player-icons.tsx'
import { eventWords } from '../event-words.ts'
import type { PathsHandle } from '../paths.journey.ts'
import { stagesOf } from './stages.ts'
import styles from './walk.module.css'
import type { WalkProps } from './walk.tsx'

/** Where the path stands, and the ways from there. */
export function Player({ journey, path }: WalkProps) {
  const { step } = journey.context
  const last = lastStep(path)
  const stage = stagesOf(path)[step]
  const how = stage?.event ? `${eventWords(stage.event.type)}, to ${stage.state}` : `begins in ${path.begins}`
  return (
    <div className={styles.player}>
      <div className={styles.buttons}>
        <Way journey={journey} event="step.first" icon={<First />} isOff={step === 0} />
        <Way journey={journey} event="step.back" icon={<Previous />} isOff={step === 0} />
        <PlayOrPause journey={journey} />
        <Way journey={journey} event="step.next" icon={<Next />} isOff={step === last} />
        <Way journey={journey} event="step.last" icon={<Last />} isOff={step === last} />
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
type WayProps = { journey: PathsHandle; event: WayEvent; icon: ReactNode; isOff?: boolean }

/** Stays in reach of Tab at either end, where it does nothing. */
const Way = ({ journey, event, icon, isOff }: WayProps) => (
  <IconButton
    label={journey.journey.events[event]?.label ?? ''}
    icon={icon}
    aria-disabled={isOff || undefined}
    onClick={() => journey.send({ type: event })}
  />
)

const PlayOrPause = ({ journey }: { journey: PathsHandle }) =>
  journey.screen.state === 'open.shown.playing' ? (
    <Way journey={journey} event="playing.paused" icon={<Pause />} />
  ) : (
    <Way journey={journey} event="playing.begun" icon={<Play />} />
  )
