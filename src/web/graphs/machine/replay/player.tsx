import type { ReactNode } from 'react'
import { replay as texts } from '#machines/reference/messages/replay.ts'
import { speeds } from '#machines/replay/speed.ts'
import type { Replay } from '#machines/schemas/graph-view.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { durationWords } from '../../numbers.ts'
import { Next, Pause, Play, Previous } from '../../player-icons.tsx'
import type { ReplayHandle } from './replay.journey.ts'
import styles from './replay.module.css'

type PlayerProps = { journey: ReplayHandle; replay: Replay }

/** Where the replay stands, and the ways from there. */
export function Player({ journey, replay: { steps } }: PlayerProps) {
  const { step, speed } = journey.context
  const last = Math.max(0, steps.length - 1)
  const now = steps[step]
  const told = `${texts.stepOf(step, last)}, ${durationWords(now?.ms ?? 0)}`
  return (
    <div className={styles.player}>
      <div className={styles.buttons}>
        <Way journey={journey} event="step.back" icon={<Previous />} isOff={step === 0} />
        {journey.can('playing.paused') ? (
          <Way journey={journey} event="playing.paused" icon={<Pause />} />
        ) : (
          <Way journey={journey} event="playing.begun" icon={<Play />} />
        )}
        <Way journey={journey} event="step.next" icon={<Next />} isOff={step === last} />
      </div>
      <input
        type="range"
        className={styles.timeline}
        aria-label={texts.timeline}
        aria-valuetext={`${told}: ${now?.words ?? ''}`}
        min={0}
        max={last}
        value={step}
        onChange={({ target }) => journey.send({ type: 'step.chosen', step: target.valueAsNumber })}
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
            onClick={() => journey.send({ type: 'speed.chosen', speed: one })}
          >
            {one}×
          </button>
        ))}
      </fieldset>
    </div>
  )
}

type WayEvent = 'step.back' | 'step.next' | 'playing.begun' | 'playing.paused'
type WayProps = { journey: ReplayHandle; event: WayEvent; icon: ReactNode; isOff?: boolean }

/** Stays in reach of Tab at either end, where it does nothing. */
const Way = ({ journey, event, icon, isOff }: WayProps) => (
  <IconButton
    label={journey.journey.events[event]?.label ?? ''}
    icon={icon}
    aria-disabled={isOff || undefined}
    onClick={() => journey.send({ type: event })}
  />
)
