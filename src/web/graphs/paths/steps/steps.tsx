import { type RefObject, useEffect } from 'react'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { WalkProps } from '../list/path-list.tsx'
import { useScrolledTo } from '../use-scrolled-to.ts'
import { stagesOf } from './stages.ts'
import { PathStep } from './step.tsx'
import styles from './steps.module.css'

/** A path from where it begins to its last event. */
export function PathSteps({ model, send, suite, path }: WalkProps) {
  const { step } = model
  const box = useScrolledTo<HTMLOListElement>(`${path.id} ${step}`, { leads: true })
  useFocusOnCurrent(box, step)
  const number = suite.paths.indexOf(path) + 1
  const copy = () => send({ type: 'export.asked', format: 'vitest', path: path.id, to: 'clipboard' })
  return (
    <section aria-labelledby="path-heading" className={styles.path}>
      <header className={styles.head}>
        <div>
          <h3 id="path-heading">{texts.pathOf(number, suite.paths.length)}</h3>
          <p className={styles.start}>
            from {path.start.name} <code>{path.id}</code>
          </p>
        </div>
        <Button variant="quiet" size="small" onClick={copy}>
          {texts.copyVitest}
        </Button>
      </header>
      <ol ref={box} className={styles.steps} aria-label={texts.steps}>
        {stagesOf(path).map((stage, index) => (
          <PathStep
            // biome-ignore lint/suspicious/noArrayIndexKey: a path never changes
            key={index}
            stage={stage}
            index={index}
            isCurrent={index === step}
            onChoose={() => send({ type: 'step.chosen', step: index })}
          />
        ))}
      </ol>
    </section>
  )
}

/** A single tab stop: the focus in the list follows the step. */
function useFocusOnCurrent(box: RefObject<HTMLElement | null>, step: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the reason to look again
  useEffect(() => {
    const isInside =
      box.current?.contains(document.activeElement) && document.activeElement?.matches('button')
    if (isInside) box.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }, [box, step])
}
