import type { ReactNode } from 'react'
import type { Replay } from '#contract/views/graph-view.ts'
import { replay as texts } from '#machines/reference/messages/replay.ts'
import type { replayMachine } from '#machines/tools/replay/replay.machine.ts'
import { speeds } from '#machines/tools/replay/speed.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { durationText } from '../../numbers.ts'
import { Next, Pause, Play, Previous } from '../../player-icons.tsx'
import styles from './replay.module.css'

type PlayerProps = ViewProps<typeof replayMachine> & { replay: Replay }

/** The replay's position, and its controls. */
export function ReplayPlayer({ replay: { steps }, ...view }: PlayerProps) {
  const { send } = view
  const { step, speed } = view.model
  const last = Math.max(0, steps.length - 1)
  const now = steps[step]
  const told = `${texts.stepOf(step, last)}, ${durationText(now?.ms ?? 0)}`
  return (
    <div className={styles.player}>
      <div className={styles.buttons}>
        <Way {...view} event="step.back" icon={<Previous />} isOff={step === 0} />
        {view.can('playing.paused') ? (
          <Way {...view} event="playing.paused" icon={<Pause />} />
        ) : (
          <Way {...view} event="playing.begun" icon={<Play />} />
        )}
        <Way {...view} event="step.next" icon={<Next />} isOff={step === last} />
      </div>
      <input
        type="range"
        className={styles.timeline}
        aria-label={texts.timeline}
        aria-valuetext={`${told}: ${now?.words ?? ''}`}
        min={0}
        max={last}
        value={step}
        onChange={({ target }) => send({ type: 'step.chosen', step: target.valueAsNumber })}
      />
      <p className={styles.place}>{told}</p>
      <fieldset className={styles.speeds}>
        <legend>
          <VisuallyHidden>{texts.speed}</VisuallyHidden>
        </legend>
        {speeds.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.speed}
            aria-pressed={one === speed}
            onClick={() => send({ type: 'speed.chosen', speed: one })}
          >
            {one}×
          </button>
        ))}
      </fieldset>
    </div>
  )
}

type WayEvent = 'step.back' | 'step.next' | 'playing.begun' | 'playing.paused'
type WayProps = ViewProps<typeof replayMachine> & { event: WayEvent; icon: ReactNode; isOff?: boolean }

/** Stays focusable at either end, where it does nothing. */
const Way = ({ send, journey, event, icon, isOff }: WayProps) => (
  <IconButton
    label={journey.events[event]?.label ?? ''}
    icon={icon}
    aria-disabled={isOff || undefined}
    onClick={() => send({ type: event })}
  />
)
