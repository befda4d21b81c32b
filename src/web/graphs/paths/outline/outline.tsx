import type { Outline as Declared, MachineRun } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import { pathAt } from '#machines/tools/paths-page/place.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { SuiteCoverage } from '../coverage/coverage.tsx'
import { stagesOf, takenAt } from '../steps/stages.ts'
import { useScrolledTo } from '../use-scrolled-to.ts'
import styles from './outline.module.css'
import { StateBranch } from './state-branch.tsx'
import { pathsTreeOf, statesIn } from './tree.ts'

type OutlineProps = ViewProps<typeof pathsPageMachine> & {
  outline: Declared
  run: MachineRun | null | undefined
}

/** The machine as a tree: the path's current place, its transition, and the coverage of the last test run. */
export function PathsOutline({ model, outline, run }: OutlineProps) {
  const { suite, step } = model
  const path = pathAt(suite, model)
  const stage = path && stagesOf(path)[step]
  const box = useScrolledTo<HTMLElement>(`${path?.id} ${step}`)
  const tree = pathsTreeOf(outline)
  const here = {
    outline,
    run: run ?? undefined,
    states: stage ? statesIn(outline, stage.state) : new Set<string>(),
    taken: new Set(path ? takenAt(path, step) : []),
  }
  return (
    <section aria-labelledby="outline-heading" className={styles.outline}>
      <header className={styles.head}>
        <h2 id="outline-heading" className={styles.title}>
          {texts.tabs.outline}
        </h2>
        <SuiteCoverage run={run} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section ref={box} className={styles.tree} tabIndex={0} aria-label={texts.states}>
        {tree && <StateBranch branch={tree} here={here} isRoot />}
      </section>
    </section>
  )
}
