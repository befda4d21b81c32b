import { paths as texts } from '#machines/reference/messages/paths.ts'
import { PathList, type WalkProps } from '../list/path-list.tsx'
import { StepPlayer } from './player.tsx'
import { PathSteps } from './steps.tsx'
import { useStepKeys } from './use-step-keys.ts'
import styles from './walk.module.css'

/** All paths of the suite, and one of them step by step. */
export function PathWalk(props: WalkProps) {
  const onKeyDown = useStepKeys(props)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to a form
    <div role="group" aria-label={texts.stepping} className={styles.walk} onKeyDown={onKeyDown}>
      <PathList {...props} />
      <div className={styles.one}>
        <StepPlayer {...props} />
        <PathSteps {...props} />
      </div>
    </div>
  )
}
