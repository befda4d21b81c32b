import { useEffect, useRef } from 'react'
import type { Replay } from '#contract/views/graph-view.ts'
import { replay as texts } from '#machines/reference/messages/replay.ts'
import type { replayMachine } from '#machines/tools/replay/replay.machine.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { durationText } from '../../numbers.ts'
import { nameOf } from '../names.ts'
import styles from './replay.module.css'

type Step = Replay['steps'][number]

/** Every step with its time; the current one is marked and scrolled into view. */
export function ReplaySteps({ model, send, replay }: ViewProps<typeof replayMachine> & { replay: Replay }) {
  const { step } = model
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the reason
  useEffect(() => {
    const box = list.current
    const item = box?.querySelector<HTMLElement>('[aria-current]')
    if (box && item) box.scrollTop = item.offsetTop - box.offsetTop - box.clientHeight / 2
  }, [step])
  return (
    <ol ref={list} aria-label={texts.timeline} className={styles.steps}>
      {replay.steps.map((one, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a journey never changes
          key={index}
        >
          <button
            type="button"
            className={styles.step}
            aria-current={index === step ? 'step' : undefined}
            onClick={() => send({ type: 'step.chosen', step: index })}
          >
            <StepText step={one} />
          </button>
        </li>
      ))}
    </ol>
  )
}

const StepText = ({ step: { ms, words, to, offModel } }: { step: Step }) => (
  <>
    <span className={styles.ms}>{durationText(ms)}</span>
    <span className={styles.words}>
      {words}
      {to && <span className={styles.to}> → {nameOf(to)}</span>}
      {offModel && <Badge tone="danger">{texts.unhandled}</Badge>}
    </span>
  </>
)
