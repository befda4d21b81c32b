import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { MachineRun, Suite, TestPath } from '#machines/schemas/paths.ts'
import { PathList } from '../list/path-list.tsx'
import type { PathsHandle } from '../paths.journey.ts'
import { Player } from './player.tsx'
import { Steps } from './steps.tsx'
import { useStepKeys } from './use-step-keys.ts'
import styles from './walk.module.css'

export type WalkProps = {
  journey: PathsHandle
  suite: Suite
  path: TestPath
  run?: MachineRun | null | undefined
}

/** All paths of the suite, and one of them step by step. */
export function Walk(props: WalkProps) {
  const onKeyDown = useStepKeys(props.journey)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to a form
    <div role="group" aria-label={texts.stepping} className={styles.walk} onKeyDown={onKeyDown}>
      <PathList {...props} />
      <div className={styles.one}>
        <Player {...props} />
        <Steps {...props} />
      </div>
    </div>
  )
}
